import { addTexts } from '../../../i18n/lazy-texts.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import '../../../address/checkout-texts.ts'
import en from '../../../locales/en/paying.ts'
import vi from '../../../locales/vi/paying.ts'

addTexts({ vi: { paying: vi }, en: { paying: en } })

/** The texts of the payment page. */
export function usePaymentTexts() {
  return useTranslation(['paying', 'checkout'])
}
