import type { Transport } from '../../contract/transport.ts'
import { type Api, createApi } from './api.ts'
import { documentLanguage } from './i18n/document-language.ts'

/** On the server the transport stays in the process; in the browser it is `fetch`. */
const overHttp: Transport = (path, { method = 'GET', body, headers, signal } = {}) =>
  fetch(path, {
    method,
    credentials: 'same-origin',
    headers: body === undefined ? { ...headers } : { ...headers, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  })

let api: Api | undefined

/** The shop's API for the person at this browser. Never call it while rendering. */
export function browserApi(): Api {
  api ??= createApi(overHttp, documentLanguage(), true)
  return api
}
