import { createContext } from 'react'
import type { I18n } from './create-i18n.ts'

/** The texts of the page, in its language, which only changes with a page load. */
export const I18nContext = createContext<I18n | null>(null)
