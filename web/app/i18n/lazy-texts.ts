import type { Language } from '../../../contract/language.schema.ts'
import type { I18n } from './i18n-context.ts'

type TextsByNamespace = Record<string, object>

const registered: Record<Language, TextsByNamespace> = { vi: {}, en: {} }
let shown: I18n | undefined

/**
 * Registers texts that few pages need; they are bundled with those pages' scripts, in both languages, and present before these
 * render.
 */
export function addTexts(more: Record<Language, TextsByNamespace>): void {
  for (const language of ['vi', 'en'] as const) Object.assign(registered[language], more[language])
  if (!shown) return
  for (const [namespace, texts] of Object.entries(more[shown.language])) shown.addTexts(namespace, texts)
}

export function registeredTexts(language: Language): TextsByNamespace {
  return registered[language]
}

/** A page has one language in the browser: texts that load later are added to it. */
export function listenForTexts(instance: I18n): void {
  shown = instance
}
