import { useSiteSettings } from '../../api/site-settings.ts'
import { JsonLd } from '../../seo/json-ld.tsx'
import { shopJsonLd } from '../../seo/shop-json-ld.ts'
import { usePublicUrl } from '../../seo/use-public-url.ts'

/** The shop and its search for search engines, which may offer that search themselves. */
function FullShopJsonLd() {
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

/** Hydration leaves the script of the HTML as it is. Where the page opens by a link, no search engine reads it. */
function EmptyJsonLd() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant
  return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '{}' }} />
}

/** The browser does without the code that collects the data, because the HTML has it. */
export const ShopJsonLd = import.meta.env.SSR ? FullShopJsonLd : EmptyJsonLd
