import type { Transport } from '../../contract/transport.ts'
import { type Api, createApi } from './api.ts'
import { documentLanguage } from './i18n/document-language.ts'

/** Characters, of at most three bytes here: browsers keep 64 kB alive and refuse more. */
const mostKeptAlive = 16_000

/** On the server the transport stays in the process; in the browser it is `fetch`. */
const overHttp: Transport = (path, { method = 'GET', body, headers, signal } = {}) => {
  const json = body === undefined ? undefined : JSON.stringify(body)
  return fetch(path, {
    method,
    credentials: 'same-origin',
    // What somebody asked for is done although they go on to another page at once.
    keepalive: method !== 'GET' && (json?.length ?? 0) < mostKeptAlive,
    headers: json === undefined ? { ...headers } : { ...headers, 'Content-Type': 'application/json' },
    ...(json === undefined ? {} : { body: json }),
    ...(signal ? { signal } : {}),
  })
}

let api: Api | undefined

/** The shop's API for the person at this browser. Never call it while rendering. */
export function browserApi(): Api {
  api ??= createApi(overHttp, documentLanguage(), true)
  return api
}
