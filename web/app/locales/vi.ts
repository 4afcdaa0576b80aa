import type { SameKeys } from './same-keys.ts'
import account from './vi/account.ts'
import checkout from './vi/checkout.ts'
import content from './vi/content.ts'
import shop from './vi/shop.ts'
import common from './vi/site.ts'

const vi = { common, shop, checkout, account, content } as const
export type Texts = SameKeys<typeof vi>
export default vi
