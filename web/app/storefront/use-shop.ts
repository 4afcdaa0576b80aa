import { createContext, useContext } from 'react'
import type { loader } from './layout.tsx'

export type Shop = Awaited<ReturnType<typeof loader>>

/** Where even the shop's settings could not be read, its pages still stand. */
const nothing: Shop = {
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
export const ShopContext = createContext<Shop | undefined>(undefined)

/** What every page of the shop knows: brand, contact, categories, collections, stores. */
export function useShop(): Shop {
  return useContext(ShopContext) ?? nothing
}

/** The networks where the shop shows itself. Zalo is a way to write to it, and stands with the telephone. */
export function useSocials(): Shop['socials'] {
  return useShop().socials.filter(({ network }) => network !== 'zalo')
}
