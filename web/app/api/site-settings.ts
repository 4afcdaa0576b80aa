import { createContext, useContext } from 'react'
import type { readSiteSettings } from './read-site-settings.ts'

export type SiteSettings = Awaited<ReturnType<typeof readSiteSettings>>

/** Lets pages render when the shop's settings cannot be read. */
const emptySettings: SiteSettings = {
  brand: { name: 'Mẹ May', tagline: '', phone: '', phoneText: '', email: '', city: '', logo: undefined },
  announcement: '',
  intro: '',
  footerNote: '',
  sharePicture: null,
  isMailOn: true,
  hasTax: false,
  policies: [],
  hasStory: false,
  hasFaq: false,
  socials: [],
  hours: [],
  owner: { name: '', taxCode: '', address: '', phone: '', phoneText: '', email: '', person: '' },
  hasSizeChart: false,
  isMenuWhole: false,
  categories: [],
  collections: [],
  stores: [],
}

/** Provided once around a page, so that its consumers do not re-render at every URL change. */
export const SiteSettingsContext = createContext<SiteSettings | undefined>(undefined)

/** The data every storefront page has: brand, contact, categories, collections, stores. */
export function useSiteSettings(): SiteSettings {
  return useContext(SiteSettingsContext) ?? emptySettings
}

/** The shop's social networks. Zalo is a contact channel and stands with the phone number. */
export function useSocialLinks(): SiteSettings['socials'] {
  return useSiteSettings().socials.filter(({ network }) => network !== 'zalo')
}
