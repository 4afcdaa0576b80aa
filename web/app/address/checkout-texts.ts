import en from '../locales/en/checkout-pages.ts'
import vi from '../locales/vi/checkout-pages.ts'

export const checkoutTexts = { vi: { checkout: vi }, en: { checkout: en } }
