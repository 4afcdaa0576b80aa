import type { Language } from '../../../contract/language/language.schema.ts'
import adminEn from '../admin/locales/en.ts'
import adminVi from '../admin/locales/vi.ts'
import { createI18n } from '../i18n/create-i18n.ts'
import type { I18n } from '../i18n/i18n-context.ts'
import en from '../locales/en.ts'
import vi from '../locales/vi.ts'

/** One instance per language serves every request: texts are only added, never changed. */
const instances: Record<Language, I18n> = {
  vi: createI18n('vi', { ...vi, ...adminVi }),
  en: createI18n('en', { ...en, ...adminEn }),
}

export function serverI18n(language: Language): I18n {
  return instances[language]
}
