import { addTexts } from '../i18n/lazy-texts.ts'
import en from '../locales/en/checkout-pages.ts'
import vi from '../locales/vi/checkout-pages.ts'

/** The texts of addresses, payment and the end of a checkout come with the pages that import this; the cart's are everywhere. */
addTexts({ vi: { checkout: vi }, en: { checkout: en } })
