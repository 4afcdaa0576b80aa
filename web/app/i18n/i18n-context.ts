import type { TFunction } from 'i18next'
import { createContext } from 'react'
import type { Language } from '../../../contract/language.schema.ts'

/** The texts of one language. The types of keys and values are those of i18next, of which this is the part that the pages use. */
export type I18n = {
  language: Language
  /** Translates keys of a namespace; keys of others are prefixed (`common:save`). */
  translator(namespace: string): TFunction
  exists(key: string, options?: { ns?: string }): boolean
  addTexts(namespace: string, texts: object): void
}

/** The texts of the page, in its language, which only changes with a page load. */
export const I18nContext = createContext<I18n | null>(null)
