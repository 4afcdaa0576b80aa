import { useSiteSettings } from '../../api/site-settings.ts'
import { JsonLd } from '../../seo/json-ld.tsx'
import { shopJsonLd } from '../../seo/shop-json-ld.ts'
import { usePublicUrl } from '../../seo/use-public-url.ts'

/** The shop and its search for search engines, which may offer that search themselves. */
export function ShopJsonLd() {
  const settings = useSiteSettings()
  const url = usePublicUrl()
  const organization = shopJsonLd(settings, url)
  const pages = {
    '@type': 'WebSite',
    '@id': `${url}/#pages`,
    name: settings.brand.name,
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
