import { useRouteLoaderData } from 'react-router'
import type { loader as rootLoader } from '../../root.tsx'
import { JsonLd } from '../../ui/json-ld.tsx'
import { useShop } from '../use-shop.ts'

/** The shop as search engines know it. */
export function ShopFacts() {
  const { brand, socials, owner } = useShop()
  const url = useRouteLoaderData<typeof rootLoader>('root')?.publicUrl ?? ''
  const shop = {
    '@type': 'OnlineStore',
    '@id': `${url}/#shop`,
    name: brand.name,
    legalName: owner.name,
    url,
    logo: `${url}/art/logo.svg`,
    email: brand.email,
    telephone: brand.phone,
    address: owner.address,
    sameAs: socials.map((social) => social.url),
  }
  return <JsonLd data={{ '@graph': [shop, { '@type': 'WebSite', name: brand.name, url, publisher: { '@id': shop['@id'] } }] }} />
}
