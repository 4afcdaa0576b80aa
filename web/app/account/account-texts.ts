import { addTexts } from '../i18n/lazy-texts.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import en from '../locales/en/my-account.ts'
import vi from '../locales/vi/my-account.ts'
import '../order/order-texts.ts'
import '../auth/auth-texts.ts'

addTexts({ vi: { myAccount: vi }, en: { myAccount: en } })

/** The texts of the account pages, bundled with those pages. */
export function useAccountTexts() {
  return useTranslation(['myAccount', 'order', 'account', 'auth', 'checkout', 'common'])
}
