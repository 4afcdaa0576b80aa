import { checkoutTexts } from '../../../address/checkout-texts.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import en from '../../../locales/en/paying.ts'
import vi from '../../../locales/vi/paying.ts'

/** Translates with the texts of the payment page. */
export function usePaymentTexts() {
  return useTranslation(['paying', 'checkout'], checkoutTexts, { vi: { paying: vi }, en: { paying: en } })
}
