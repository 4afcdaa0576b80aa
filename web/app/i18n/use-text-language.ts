import type { Language } from '../../../contract/language.ts'
import { readsVietnamese } from '../../../contract/reads-vietnamese.ts'
import { useLanguage } from './use-language.ts'

/** For `lang`: tells a Vietnamese text on an English page, where nothing else tells what language it is in. */
export function useTextLanguage(): (text: string) => Language | undefined {
  const language = useLanguage()
  return (text) => (language === 'en' && readsVietnamese(text) ? 'vi' : undefined)
}
