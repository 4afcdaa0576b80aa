import type { Bilingual } from '../../../contract/language.schema.ts'
import { inLanguage } from '../../../contract/languages.ts'
import { useLanguage } from './use-language.ts'

/** Reads what the shop's owner wrote in both languages in the language of the page. */
export function useBilingual(): (text: Bilingual | undefined) => string {
  const language = useLanguage()
  return (text) => (text ? inLanguage(text, language) : '')
}
