import type { Bilingual } from '../../../contract/language/language.schema.ts'
import { inLanguage } from '../../../contract/language/languages.ts'
import { useLanguage } from './use-language.ts'

/** Returns the owner's bilingual texts in the language of the page. */
export function useBilingual(): (text: Bilingual | undefined) => string {
  const language = useLanguage()
  return (text) => (text ? inLanguage(text, language) : '')
}
