import type { languageCookie as cookie, languageParameter as parameter } from '../../../contract/language.ts'

/** The contract's own names (the types hold them equal), without bringing its schemas into the browser. */
export const languageCookie: typeof cookie = 'lng'
export const languageParameter: typeof parameter = 'lng'
