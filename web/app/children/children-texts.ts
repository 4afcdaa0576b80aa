import en from '../locales/en/children.ts'
import vi from '../locales/vi/children.ts'

export const childrenTexts = { vi: { children: vi }, en: { children: en } }
