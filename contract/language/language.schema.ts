import { z } from 'zod'
import { languages } from './languages.ts'

/** A separate file, so that modules that only need a language do not load the schemas. */
export {
  chooseLanguage,
  hostLanguageCookie,
  inLanguage,
  isLanguage,
  languageCookie,
  languageOfTag,
  languageParameter,
  languages,
} from './languages.ts'

export const Language = z.enum(languages)
export type Language = z.infer<typeof Language>

/** A text in both languages. */
export const Bilingual = z.object({ vi: z.string(), en: z.string() })
export type Bilingual = z.infer<typeof Bilingual>
