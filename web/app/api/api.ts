import type { RouterContextProvider } from 'react-router'
import type { Language } from '../../../contract/language/language.schema.ts'
import type { Transport, TransportInit } from '../../../contract/pages/page-renderer.ts'
import { ApiError, parseApiError } from './api-error.ts'
import { requestContext } from './request-context.ts'

type Method = Exclude<TransportInit['method'], 'GET' | undefined>
type CallOptions = { signal?: AbortSignal | undefined; timeoutMs?: number; headers?: Record<string, string> }
/** Parses a response body: a schema of the contract, or {@link shallowSchema}. */
export type ResponseSchema<T> = { safeParse(body: unknown): { success: true; data: T } | { success: false } }
export type Api = ReturnType<typeof createApi>

/**
 * The shop in production calls itself, within the process. Its responses are validated in tests and development, and no such call waits
 * for a network.
 */
const isBuiltServer = import.meta.env.SSR && import.meta.env.PROD

const timeoutsMs = { read: 10_000, write: 30_000 }

/**
 * The client of the shop's API, the same on server and browser: responses are parsed with the contract's schemas, refusals are
 * thrown as {@link ApiError}.
 */
export function createApi(transport: Transport, language: Language, personal = false) {
  async function call<T>(path: string, init: TransportInit, schema: ResponseSchema<T>, options: CallOptions): Promise<T> {
    const timeout = isBuiltServer
      ? undefined
      : AbortSignal.timeout(options.timeoutMs ?? (init.method === 'GET' ? timeoutsMs.read : timeoutsMs.write))
    const signal = timeout && options.signal ? AbortSignal.any([options.signal, timeout]) : (timeout ?? options.signal)
    const headers = { Accept: 'application/json', 'Accept-Language': language, ...options.headers }
    const response = await transport(path, { ...init, headers, personal, ...(signal ? { signal } : {}) }).catch((error: unknown) => {
      if (options.signal?.aborted) throw error
      throw new ApiError({
        status: 0,
        code: 'network',
        message: networkErrorText[language],
        hasServerMessage: false,
        timedOut: timeout?.aborted ?? false,
      })
    })
    const body: unknown = await response.json().catch(() => null)
    if (!response.ok)
      throw parseApiError(response.status, body, serverErrorText[language], Number(response.headers.get('retry-after')) || undefined)
    if (isBuiltServer && body !== null) return body as T
    const parsed = schema.safeParse(body)
    if (!parsed.success)
      throw new ApiError({ status: 502, code: 'invalid_response', message: serverErrorText[language], hasServerMessage: false })
    return parsed.data
  }

  return {
    get: <T>(path: string, schema: ResponseSchema<T>, options: CallOptions = {}) => call(path, { method: 'GET' }, schema, options),
    send: <T>(method: Method, path: string, body: unknown, schema: ResponseSchema<T>, options: CallOptions = {}) =>
      call(path, body === undefined ? { method } : { method, body }, schema, options),
  }
}

/**
 * For the browser: the server validates its responses against the contract before sending them, so a check of the outline is
 * enough here, and pages need not load the schemas (24 kB of zod).
 */
export function shallowSchema<T>(hasShape: (body: Partial<T>) => boolean): ResponseSchema<T> {
  return {
    safeParse(body) {
      const isValid = typeof body === 'object' && body !== null && hasShape(body)
      return isValid ? { success: true, data: body as T } : { success: false }
    },
  }
}

/** For loaders of pages that are the same for everyone. */
export function publicApi(context: Readonly<RouterContextProvider>): Api {
  const { transport, language } = context.get(requestContext)
  return createApi(transport, language)
}

/** For loaders and actions of personal pages: passes the visitor's cookies in both directions. */
export function personalApi(context: Readonly<RouterContextProvider>): Api {
  const { transport, language } = context.get(requestContext)
  return createApi(transport, language, true)
}

const networkErrorText = {
  vi: 'Không kết nối được. Vui lòng kiểm tra mạng rồi thử lại.',
  en: 'We could not connect. Please check your network and try again.',
}

const serverErrorText = {
  vi: 'Có lỗi phía tiệm. Vui lòng thử lại.',
  en: 'Something went wrong on our side. Please try again.',
}
