import type { Language } from '../../../contract/language.schema.ts'
import '../account/account-texts.ts'
import adminEn from '../admin/locales/en.ts'
import adminVi from '../admin/locales/vi.ts'
import en from '../locales/en.ts'
import vi from '../locales/vi.ts'
import '../order/order-texts.ts'
import '../storefront/checkout/payment/payment-texts.ts'
import '../storefront/content-texts.ts'
import '../storefront/product/reviews/own-review/review-texts.ts'
import '../storefront/size-chart/product-texts.ts'
import '../storefront/wishlist/wishlist-texts.ts'
import { createI18n } from '../i18n/create-i18n.ts'
import type { I18n } from '../i18n/i18n-context.ts'

/** Read-only after creation, so one instance per language serves every request. */
const instances: Record<Language, I18n> = {
  vi: createI18n('vi', { ...vi, ...adminVi }),
  en: createI18n('en', { ...en, ...adminEn }),
}

export function serverI18n(language: Language): I18n {
  return instances[language]
}
