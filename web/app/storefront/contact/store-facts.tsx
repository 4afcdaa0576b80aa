import { JsonLd } from '../../ui/json-ld.tsx'
import { usePublicUrl } from '../../use-public-url.ts'
import { describeShop, describeStores } from '../describe-shop.ts'
import { useShop } from '../use-shop.ts'

/** Where the shop can be visited, as maps and search engines read it. */
export function StoreFacts() {
  const shop = useShop()
  const url = usePublicUrl()
  return <JsonLd data={{ '@graph': [describeShop(shop, url), ...describeStores(shop, url)] }} />
}
