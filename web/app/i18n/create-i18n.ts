import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from '../../../contract/language.ts'
import type { Texts } from '../locales/vi.ts'

/** The texts of one language, ready at once: nothing is loaded later, so both sides render the same. */
export function createI18n(language: Language, texts: Texts): i18n {
  const instance = createInstance()
  instance.use(initReactI18next).init({
    lng: language,
    resources: { [language]: texts },
    defaultNS: 'common',
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  return instance
}
