import { z } from 'zod'
import { languages } from './languages.ts'

/** A file of its own: whoever only needs to know a language needs no schemas. */
export { chooseLanguage, inLanguage, isLanguage, languageCookie, languageParameter, languages } from './languages.ts'

export const Language = z.enum(languages)
export type Language = z.infer<typeof Language>

/** A text in both languages. */
export const Bilingual = z.object({ vi: z.string(), en: z.string() })
export type Bilingual = z.infer<typeof Bilingual>
