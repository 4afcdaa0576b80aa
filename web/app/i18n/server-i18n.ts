import type { i18n } from 'i18next'
import type { Language } from '../../../contract/language.ts'
import en from '../locales/en.ts'
import vi from '../locales/vi.ts'
import { createI18n } from './create-i18n.ts'

/** Read only once made, so one for each language serves every request. */
const made: Record<Language, i18n> = { vi: createI18n('vi', vi), en: createI18n('en', en) }

export function serverI18n(language: Language): i18n {
  return made[language]
}
