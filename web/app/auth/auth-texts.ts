import { addTexts } from '../i18n/lazy-texts.ts'
import en from '../locales/en/auth.ts'
import vi from '../locales/vi/auth.ts'

/** The texts of signing in and registering are bundled with the pages that import this. */
addTexts({ vi: { auth: vi }, en: { auth: en } })
