import { createContext, useContext } from 'react'
import type { readSiteSettings } from './read-site-settings.ts'

export type SiteSettings = Awaited<ReturnType<typeof readSiteSettings>>

/** Where even the shop's settings could not be read, its pages still stand. */
const emptySettings: SiteSettings = {
  brand: { name: 'Mẹ May', tagline: { vi: '', en: '' }, phone: '', phoneText: '', email: '', city: { vi: '', en: '' } },
  welcome: { vi: '', en: '' },
  announcement: { vi: '', en: '' },
  intro: { vi: '', en: '' },
  footerNote: { vi: '', en: '' },
  sharePicture: null,
  isMailOn: true,
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

/** Given once around a page, so that what asks for it is not drawn anew with every change of the address. */
export const SiteSettingsContext = createContext<SiteSettings | undefined>(undefined)

/** What every page of the shop knows: brand, contact, categories, collections, stores. */
export function useSiteSettings(): SiteSettings {
  return useContext(SiteSettingsContext) ?? emptySettings
}

/** The networks where the shop shows itself. Zalo is a way to write to it, and stands with the telephone. */
export function useSocialLinks(): SiteSettings['socials'] {
  return useSiteSettings().socials.filter(({ network }) => network !== 'zalo')
}
