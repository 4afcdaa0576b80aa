import type { i18n } from 'i18next'
import type { Language } from '../../../contract/language.schema.ts'

type TextsByNamespace = Record<string, object>

const registered: Record<Language, TextsByNamespace> = { vi: {}, en: {} }
let shown: { instance: i18n; language: Language } | undefined

/**
 * Registers texts that few pages need; they are bundled with those pages' scripts, in both languages, and present before these
 * render.
 */
export function addTexts(more: Record<Language, TextsByNamespace>): void {
  for (const language of ['vi', 'en'] as const) Object.assign(registered[language], more[language])
  if (!shown) return
  const { instance, language } = shown
  for (const [part, texts] of Object.entries(more[language])) instance.addResourceBundle(language, part, texts)
}

export function registeredTexts(language: Language): TextsByNamespace {
  return registered[language]
}

/** A page has one language in the browser: texts that load later are added to it. */
export function listenForTexts(instance: i18n, language: Language): void {
  shown = { instance, language }
}
