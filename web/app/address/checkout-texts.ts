import { addTexts } from '../i18n/lazy-texts.ts'
import en from '../locales/en/checkout-pages.ts'
import vi from '../locales/vi/checkout-pages.ts'

/**
 * The texts of addresses, payment and the confirmation page are bundled with the pages that import this; the cart's are on
 * every page.
 */
addTexts({ vi: { checkout: vi }, en: { checkout: en } })
