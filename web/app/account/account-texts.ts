import { checkoutTexts } from '../address/checkout-texts.ts'
import { authTexts } from '../auth/auth-texts.ts'
import { childrenTexts } from '../children/children-texts.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import en from '../locales/en/my-account.ts'
import vi from '../locales/vi/my-account.ts'
import { orderTexts } from '../order/order-texts.ts'

/** Translates with the texts of the account pages. */
export function useAccountTexts() {
  return useTranslation(
    ['myAccount', 'order', 'account', 'auth', 'checkout', 'children', 'common'],
    authTexts,
    checkoutTexts,
    childrenTexts,
    orderTexts,
    {
      vi: { myAccount: vi },
      en: { myAccount: en },
    },
  )
}
