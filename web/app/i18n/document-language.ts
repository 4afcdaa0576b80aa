import type { Language } from '../../../contract/language/language.schema.ts'
import { isLanguage } from '../../../contract/language/languages.ts'

/** The language the server rendered this document in. */
export function documentLanguage(): Language {
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : 'vi'
}
