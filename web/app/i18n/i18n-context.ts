import type { TFunction } from 'i18next'
import { createContext } from 'react'
import type { Language } from '../../../contract/language/language.schema.ts'

/** Texts that few pages need, by language and namespace. */
export type PageTexts = Record<Language, Record<string, object>>

/** The texts of one language. The types of keys and values are those of i18next, of which this is the part that the pages use. */
export type I18n = {
  language: Language
  /** Translates keys of a namespace; keys of others are prefixed (`common:save`). */
  translator(namespace: string): TFunction
  exists(key: string, options?: { ns?: string }): boolean
  /** Adds the texts of a page's own scripts; does nothing the second time. */
  addTexts(texts: PageTexts): void
}

/** The texts of the page, in its language, which only changes with a page load. */
export const I18nContext = createContext<I18n | null>(null)
