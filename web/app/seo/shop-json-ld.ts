import { parsePhone } from '../../../contract/phone-number.ts'
import type { SiteSettings } from '../api/site-settings.ts'
import { paths } from '../paths.ts'

/** Omits what the owner has not written. */
const orUndefined = (text: string) => text || undefined

/** The shop as an organisation, for search engines. */
export function shopJsonLd({ brand, socials, owner, sharePicture, policies }: SiteSettings, url: string) {
  return {
    '@type': ['Organization', 'OnlineStore'],
    '@id': `${url}/#shop`,
    name: brand.name,
    legalName: orUndefined(owner.name),
    taxID: orUndefined(owner.taxCode),
    url,
    logo: logoUrl(brand, url),
    image: imageUrl({ brand, sharePicture }, url),
    email: orUndefined(brand.email),
    telephone: orUndefined(parsePhone(brand.phone) ?? brand.phone),
    address: orUndefined(owner.address),
    sameAs: socials.map((social) => social.url),
    hasMerchantReturnPolicy: policies.includes('returns') ? returnPolicyJsonLd(url) : undefined,
  }
}

const logoUrl = ({ logo }: SiteSettings['brand'], url: string) => url + (logo?.url ?? '/art/icon-512.png')
const imageUrl = ({ brand, sharePicture }: Pick<SiteSettings, 'brand' | 'sharePicture'>, url: string) =>
  sharePicture ? url + paths.sharePicture(sharePicture) : logoUrl(brand, url)

/** For a shop with a written returns policy. */
export function returnPolicyJsonLd(url: string) {
  return { '@type': 'MerchantReturnPolicy', applicableCountry: 'VN', merchantReturnLink: url + paths.policy('returns') }
}

// Sunday is 0, as in the settings.
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The stores that customers can visit. The last entry of the shop's hours is for the stores, the first for calls and messages. */
export function storesJsonLd({ brand, owner, stores, hours, sharePicture }: SiteSettings, url: string) {
  const storeHours = hours.at(-1)
  const openingHoursSpecification = storeHours && {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: storeHours.days.map((day) => `https://schema.org/${weekdays[day]}`),
    opens: storeHours.open,
    closes: storeHours.close,
  }
  const places = stores.length > 0 ? stores : owner.address ? [{ _id: 'owner', name: brand.name, address: owner.address, url: '' }] : []
  return places.map((place) => ({
    '@type': 'ClothingStore',
    '@id': `${url}/#store-${place._id}`,
    name: place.name,
    address: place.address,
    hasMap: orUndefined(place.url),
    url: url + paths.contact(),
    image: imageUrl({ brand, sharePicture }, url),
    telephone: orUndefined(parsePhone(brand.phone) ?? brand.phone),
    currenciesAccepted: 'VND',
    openingHoursSpecification,
    parentOrganization: { '@id': `${url}/#shop` },
  }))
}
