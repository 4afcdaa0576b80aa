import { CategoryList, CollectionList } from '../../../contract/catalogue.ts'
import { SettingsResponse, StoreList } from '../../../contract/content.ts'
import { imageVariants } from '../../../contract/image-variants.ts'
import { type Bilingual, inLanguage, type Language } from '../../../contract/language/languages.ts'
import { unbrokenPhone } from '../../../contract/phone-number.ts'
import { policyKinds } from '../../../contract/policy-kinds.ts'
import { taxPercentOn } from '../../../contract/pricing.ts'
import { vietnamDay } from '../../../contract/vietnam-time.ts'
import type { Api } from './api.ts'
import { ApiError, throwRouteError } from './api-error.ts'

type SiteSettings = Awaited<ReturnType<typeof fetchSiteSettings>>

/** The last settings read, by language. */
const lastSettings = new Map<Language, SiteSettings>()

/**
 * The data of header and footer. If the shop cannot be read, returns the last settings, so that an error page keeps its header
 * and footer.
 */
export async function readSiteSettings(api: Api, language: Language): Promise<SiteSettings> {
  try {
    const settings = await fetchSiteSettings(api, language)
    if (settings.isMenuWhole) lastSettings.set(language, settings)
    return settings
  } catch (error) {
    const before = lastSettings.get(language)
    if (before && error instanceof ApiError && (error.status >= 500 || error.code === 'network')) return before
    return throwRouteError(error)
  }
}

/** Only what pages show, in their language: all of it is sent to the browser with every page. */
async function fetchSiteSettings(api: Api, language: Language) {
  const [settings, categories, collections, stores] = await Promise.all([
    api.get('/api/settings', SettingsResponse),
    // The page works without these: the menu reports the failure and offers a retry.
    api.get('/api/categories', CategoryList).catch(() => null),
    api.get('/api/collections', CollectionList).catch(() => null),
    api.get('/api/stores', StoreList).catch(() => null),
  ])
  const { brand, texts, socials, hours, owner, sizeChart, sharePicture, isMailOn, taxRates } = settings.data.settings
  const { policies, about, faq, intro, footerNote } = texts
  const read = (text: Bilingual) => inLanguage(text, language)
  return {
    brand: {
      ...{ name: brand.name, phone: brand.phone, phoneText: unbrokenPhone(brand.phone), email: brand.email },
      ...{ tagline: read(brand.tagline), city: read(brand.city) },
      logo: brand.logo && { url: imageVariants(brand.logo).url, width: brand.logo.width, height: brand.logo.height },
    },
    announcement: read(texts.announcement) || read(texts.welcome),
    intro: intro ? read(intro) : '',
    footerNote: footerNote ? read(footerNote) : '',
    sharePicture,
    isMailOn,
    /** Prices contain a tax today. */
    hasTax: taxPercentOn(taxRates, vietnamDay(new Date())) > 0,
    /** Only the pages the owner has written; the others get no link. */
    policies: policyKinds.filter((kind) => (policies[kind] ?? []).length > 0),
    hasStory: about.paragraphs.length > 0,
    hasFaq: faq.some(({ entries }) => entries.length > 0),
    socials,
    hours: hours.map(({ name, ...times }) => ({ name: read(name), ...times })),
    owner: { ...owner, phoneText: unbrokenPhone(owner.phone) },
    isMenuWhole: categories !== null && collections !== null,
    hasSizeChart: sizeChart.baby.length + sizeChart.kids.length > 0,
    categories: (categories?.data ?? []).map(({ _id, name, label, art, productCount }) => ({ _id, name, label, art, productCount })),
    collections: (collections?.data ?? []).map(({ _id, name, label, slug, productCount }) => ({ _id, name, label, slug, productCount })),
    stores: (stores?.data ?? []).map(({ names: _, ...store }) => store),
  }
}
