import { checkoutTexts } from '../address/checkout-texts.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import en from '../locales/en/order.ts'
import vi from '../locales/vi/order.ts'

export const orderTexts = { vi: { order: vi }, en: { order: en } }

/** Translates with the texts about orders. */
export function useOrderTexts() {
  return useTranslation(['order', 'checkout', 'common'], checkoutTexts, orderTexts)
}
