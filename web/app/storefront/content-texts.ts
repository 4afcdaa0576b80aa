import { addTexts } from '../i18n/lazy-texts.ts'
import en from '../locales/en/content-pages.ts'
import vi from '../locales/vi/content-pages.ts'

/** The texts of the content pages are bundled with the pages that import this; the footer's are on every page. */
addTexts({ vi: { content: vi }, en: { content: en } })
