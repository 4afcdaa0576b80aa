import type { Transport } from '../../../contract/page-renderer.ts'
import { documentLanguage } from '../i18n/document-language.ts'
import { slowAfterMs } from '../navigation/retrying-fetch.ts'
import { toast } from '../ui/toast.tsx'
import { type Api, createApi } from './api.ts'

/** Characters, of at most three bytes here: browsers keep 64 kB alive and refuse more. */
const maxKeepaliveLength = 16_000

/** Reading is given up after so long; what is to be done may well come through, and is not to be asked for twice. */
const slowWriteText = {
  vi: 'Lâu hơn thường lệ, vẫn đang chờ cửa hàng trả lời. Bạn chờ thêm chút nhé.',
  en: 'This takes longer than usual. We are still waiting for an answer, please wait a little.',
}

/** On the server the transport stays in the process; in the browser it is `fetch`. */
const fetchTransport: Transport = async (path, { method = 'GET', body, headers, signal } = {}) => {
  // A page that has just come asks several things at once: each in a task of its own, so that no press waits for all of them.
  if (method === 'GET') await new Promise((resolve) => setTimeout(resolve))
  const json = body === undefined ? undefined : JSON.stringify(body)
  const timer = method === 'GET' ? undefined : setTimeout(() => toast({ text: slowWriteText[documentLanguage()] }), slowAfterMs)
  return fetch(path, {
    method,
    credentials: 'same-origin',
    // What somebody asked for is done although they go on to another page at once.
    keepalive: method !== 'GET' && (json?.length ?? 0) < maxKeepaliveLength,
    headers: json === undefined ? { ...headers } : { ...headers, 'Content-Type': 'application/json' },
    ...(json === undefined ? {} : { body: json }),
    ...(signal ? { signal } : {}),
  }).finally(() => clearTimeout(timer))
}

let api: Api | undefined

/** The shop's API for the person at this browser. Never call it while rendering. */
export function browserApi(): Api {
  api ??= createApi(fetchTransport, documentLanguage(), true)
  return api
}
