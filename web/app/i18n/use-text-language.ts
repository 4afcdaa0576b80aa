import { isVietnamese } from '../../../contract/language/detect-vietnamese.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import { useLanguage } from './use-language.ts'

/** The `lang` of a text: marks a Vietnamese text on an English page where its language is not stored. */
export function useTextLanguage(): (text: string) => Language | undefined {
  const language = useLanguage()
  return (text) => (language === 'en' && isVietnamese(text) ? 'vi' : undefined)
}
