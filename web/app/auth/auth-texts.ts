import en from '../locales/en/auth.ts'
import vi from '../locales/vi/auth.ts'

export const authTexts = { vi: { auth: vi }, en: { auth: en } }
