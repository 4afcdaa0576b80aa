import { useContext } from 'react'
import type { Language } from '../../../contract/language/language.schema.ts'
import { I18nContext } from './i18n-context.ts'

/** The language of the page, which only changes with a page load. */
export function useLanguage(): Language {
  return useContext(I18nContext)?.language ?? 'vi'
}
