import { useContext } from 'react'
import { I18nContext } from 'react-i18next'
import type { Language } from '../../../contract/language.schema.ts'
import { isLanguage } from '../../../contract/languages.ts'

/** The language of the page, which only changes with a page load. */
export function useLanguage(): Language {
  const language = useContext(I18nContext)?.i18n.language
  return isLanguage(language) ? language : 'vi'
}
