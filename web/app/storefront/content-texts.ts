import en from '../locales/en/content-pages.ts'
import vi from '../locales/vi/content-pages.ts'

/** The texts of the content pages; the footer's are on every page. */
export const contentTexts = { vi: { content: vi }, en: { content: en } }
