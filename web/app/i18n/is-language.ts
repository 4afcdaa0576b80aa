import type { Language } from '../../../contract/language.ts'

/** As the contract's, without bringing its schemas into the browser. */
export function isLanguage(value: unknown): value is Language {
  return value === 'vi' || value === 'en'
}
