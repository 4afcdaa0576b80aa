import { isVietnamese } from '../../../contract/detect-vietnamese.ts'
import type { Language } from '../../../contract/language.schema.ts'
import { useLanguage } from './use-language.ts'

/** For `lang`: tells a Vietnamese text on an English page, where nothing else tells what language it is in. */
export function useTextLanguage(): (text: string) => Language | undefined {
  const language = useLanguage()
  return (text) => (language === 'en' && isVietnamese(text) ? 'vi' : undefined)
}
