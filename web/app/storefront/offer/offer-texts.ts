import { checkoutTexts } from '../../address/checkout-texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import en from '../../locales/en/offer.ts'
import vi from '../../locales/vi/offer.ts'

/** Translates with the texts of the page where a customer confirms an order that staff prepared. */
export function useOfferTexts() {
  return useTranslation(['offer', 'checkout', 'common'], checkoutTexts, { vi: { offer: vi }, en: { offer: en } })
}
