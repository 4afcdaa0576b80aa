import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from '../../../contract/language.schema.ts'
import type { Texts } from '../locales/vi.ts'
import { listenForTexts, registeredTexts } from './lazy-texts.ts'

/**
 * An i18next instance with all texts of one language, including those of the page's own scripts, so that both sides render the
 * same.
 */
export function createI18n(language: Language, texts: Texts): i18n {
  const instance = createInstance()
  instance.use(initReactI18next).init({
    lng: language,
    resources: { [language]: mergeTexts(texts, registeredTexts(language)) },
    defaultNS: 'common',
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    // The language only changes with a page load, so components need not subscribe.
    react: { useSuspense: false, bindI18n: '' },
    // Reports missing texts, so that a raw key on a page does not go unnoticed.
    saveMissing: true,
    missingKeyHandler: (_languages, part, key) => console.error(`no text for ${part}:${key}`),
  })
  if (!import.meta.env.SSR) listenForTexts(instance, language)
  return instance
}

/** A bundle may add to a namespace that already exists. */
function mergeTexts(texts: Texts, parts: Record<string, object>): Record<string, object> {
  const all: Record<string, object> = { ...texts }
  for (const [name, part] of Object.entries(parts)) all[name] = { ...all[name], ...part }
  return all
}
