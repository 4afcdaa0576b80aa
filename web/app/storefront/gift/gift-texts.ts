import en from '../../locales/en/gift.ts'
import vi from '../../locales/vi/gift.ts'

export const giftTexts = { vi: { gift: vi }, en: { gift: en } }
