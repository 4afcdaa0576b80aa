import { JsonLd } from '../../ui/json-ld.tsx'
import { usePublicUrl } from '../../use-public-url.ts'
import { describeShop } from '../describe-shop.ts'
import { useShop } from '../use-shop.ts'

/** The shop and its pages as search engines know them; they may offer its search themselves. */
export function ShopFacts() {
  const shop = useShop()
  const url = usePublicUrl()
  const organization = describeShop(shop, url)
  const pages = {
    '@type': 'WebSite',
    '@id': `${url}/#pages`,
    name: shop.brand.name,
    url,
    inLanguage: ['vi', 'en'],
    publisher: { '@id': organization['@id'] },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${url}/products/search/{search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
  return <JsonLd data={{ '@graph': [organization, pages] }} />
}
