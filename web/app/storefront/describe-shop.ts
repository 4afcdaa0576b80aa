import { parsePhone } from '../../../contract/phone-number.ts'
import { paths } from '../paths.ts'
import type { Shop } from './use-shop.ts'

/** Left out where the owner has not said it. */
const said = (text: string) => text || undefined

/** Who sells here, as search engines know it. */
export function describeShop({ brand, socials, owner, sharePicture, policies }: Shop, url: string) {
  return {
    '@type': ['Organization', 'OnlineStore'],
    '@id': `${url}/#shop`,
    name: brand.name,
    legalName: said(owner.name),
    taxID: said(owner.taxCode),
    url,
    logo: signOf(url),
    image: pictureOf(sharePicture, url),
    email: said(brand.email),
    telephone: said(parsePhone(brand.phone) ?? brand.phone),
    address: said(owner.address),
    sameAs: socials.map((social) => social.url),
    hasMerchantReturnPolicy: policies.includes('returns') ? describeReturns(url) : undefined,
  }
}

const signOf = (url: string) => `${url}/art/icon-512.png`
const pictureOf = (sharePicture: string | null, url: string) => (sharePicture ? url + paths.sharePicture(sharePicture) : signOf(url))

/** For a shop that has written what may be returned. */
export function describeReturns(url: string) {
  return { '@type': 'MerchantReturnPolicy', applicableCountry: 'VN', merchantReturnLink: url + paths.policy('returns') }
}

// Sunday is 0, as in the settings.
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/**
 * The places one can walk into, each with the hours of the store: the last of the shop's hours, the first being
 * those of the office.
 */
export function describeStores({ brand, owner, stores, hours, sharePicture }: Shop, url: string) {
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
    hasMap: said(place.url),
    url: url + paths.contact(),
    image: pictureOf(sharePicture, url),
    telephone: said(parsePhone(brand.phone) ?? brand.phone),
    currenciesAccepted: 'VND',
    openingHoursSpecification,
    parentOrganization: { '@id': `${url}/#shop` },
  }))
}
