import en from '../../locales/en/gift.ts'
import vi from '../../locales/vi/gift.ts'

export const giftTexts = { vi: { giftReceipt: vi }, en: { giftReceipt: en } }
