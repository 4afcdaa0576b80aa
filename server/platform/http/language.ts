import type { IncomingMessage } from 'node:http'
import {
  chooseLanguage,
  hostLanguageCookie,
  type Language,
  languageCookie,
  languageParameter,
} from '../../../contract/language/language.schema.ts'
import { readCookie } from './cookies.ts'

/** The language of a response. `?lang=` is the API's own parameter, `?lng=` the pages'. */
export function languageOf(request: Pick<IncomingMessage, 'headers' | 'url'>, isApi: boolean): Language {
  const url = request.url ?? ''
  const question = url.indexOf('?')
  const query = question < 0 ? null : new URLSearchParams(url.slice(question + 1))
  const cookie = readCookie(request.headers.cookie, hostLanguageCookie) ?? readCookie(request.headers.cookie, languageCookie)
  const acceptLanguage = request.headers['accept-language']
  const parameter = query?.get(languageParameter) ?? (isApi ? query?.get('lang') : null)
  // An API client's header is explicit and overrides the cookie of its browser.
  if (isApi) return chooseLanguage({ parameter, acceptLanguage: acceptLanguage ?? null, cookie: acceptLanguage ? null : cookie })
  return chooseLanguage({ parameter, cookie, acceptLanguage: acceptLanguage ?? null })
}

/** A refusal uses the caller's own language, even if the data was requested in another one (`?lang=`). */
export function failureLanguageOf(request: Pick<IncomingMessage, 'headers' | 'url'>): Language {
  const acceptLanguage = request.headers['accept-language']
  return acceptLanguage ? chooseLanguage({ acceptLanguage }) : languageOf(request, true)
}
