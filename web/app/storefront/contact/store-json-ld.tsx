import { useSiteSettings } from '../../api/site-settings.ts'
import { JsonLd } from '../../seo/json-ld.tsx'
import { shopJsonLd, storesJsonLd } from '../../seo/shop-json-ld.ts'
import { usePublicUrl } from '../../seo/use-public-url.ts'

/** The stores for maps and search engines. */
export function StoreJsonLd() {
  const settings = useSiteSettings()
  const url = usePublicUrl()
  return <JsonLd data={{ '@graph': [shopJsonLd(settings, url), ...storesJsonLd(settings, url)] }} />
}
