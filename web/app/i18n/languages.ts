import type * as contract from '../../../contract/language.ts'

/**
 * What the first page needs of contract/language.ts, held equal by the types. A module is loaded as a
 * whole: as soon as any later page uses a schema of that file, importing it here would bring zod
 * (24 kB) to every visitor.
 */
export const languageCookie: typeof contract.languageCookie = 'lng'
export const languageParameter: typeof contract.languageParameter = 'lng'

export const isLanguage: typeof contract.isLanguage = (value): value is contract.Language => value === 'vi' || value === 'en'

export const inLanguage: typeof contract.inLanguage = (text, language) => text[language] || text.vi
