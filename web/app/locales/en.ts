import account from './en/account.ts'
import checkout from './en/checkout.ts'
import content from './en/content.ts'
import shop from './en/shop.ts'
import common from './en/site.ts'
import type { Texts } from './vi.ts'

export default { common, shop, checkout, account, content } satisfies Texts
