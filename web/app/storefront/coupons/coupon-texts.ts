import en from '../../locales/en/coupons.ts'
import vi from '../../locales/vi/coupons.ts'

export const couponTexts = { vi: { coupons: vi }, en: { coupons: en } }
