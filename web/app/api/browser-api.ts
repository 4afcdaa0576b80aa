import type { Transport } from '../../../contract/pages/page-renderer.ts'
import { documentLanguage } from '../i18n/document-language.ts'
import { slowAfterMs } from '../navigation/retrying-fetch.ts'
import { type Api, createApi } from './api.ts'
import { reportSlowWrite } from './report-slow-write.ts'

/** In characters of at most three bytes: browsers limit the bodies of keepalive requests to 64 kB. */
const maxKeepaliveLength = 16_000

/** On the server the transport calls the API in the process; in the browser it is `fetch`. */
const fetchTransport: Transport = async (path, { method = 'GET', body, headers, signal } = {}) => {
  // A new page sends several requests at once: each starts in a task of its own, so that no press waits for all of them.
  if (method === 'GET') await new Promise((resolve) => setTimeout(resolve))
  const json = body === undefined ? undefined : JSON.stringify(body)
  const timer = method === 'GET' ? undefined : setTimeout(reportSlowWrite, slowAfterMs)
  return fetch(path, {
    method,
    credentials: 'same-origin',
    // A write completes although the user navigates away.
    keepalive: method !== 'GET' && (json?.length ?? 0) < maxKeepaliveLength,
    headers: json === undefined ? { ...headers } : { ...headers, 'Content-Type': 'application/json' },
    ...(json === undefined ? {} : { body: json }),
    ...(signal ? { signal } : {}),
  }).finally(() => clearTimeout(timer))
}

let api: Api | undefined

/** The API of the current visitor, for the browser. Never call it during render. */
export function browserApi(): Api {
  api ??= createApi(fetchTransport, documentLanguage(), true)
  return api
}
