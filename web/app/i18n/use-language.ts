import { useTranslation } from 'react-i18next'
import type { Language } from '../../../contract/language.ts'
import { isLanguage } from './languages.ts'

/** The language of the page. */
export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return isLanguage(i18n.language) ? i18n.language : 'vi'
}
