import { addTexts } from '../i18n/lazy-texts.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import '../address/checkout-texts.ts'
import en from '../locales/en/order.ts'
import vi from '../locales/vi/order.ts'

addTexts({ vi: { order: vi }, en: { order: en } })

/** The texts about orders, bundled with the pages that show one. */
export function useOrderTexts() {
  return useTranslation(['order', 'checkout', 'common'])
}
