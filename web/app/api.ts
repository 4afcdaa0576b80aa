import type { RouterContextProvider } from 'react-router'
import type { Language } from '../../contract/language.ts'
import type { Transport, TransportInit } from '../../contract/transport.ts'
import { ApiError, readFailure } from './api-error.ts'
import { visitContext } from './visit.ts'

type Method = Exclude<TransportInit['method'], 'GET' | undefined>
type CallOptions = { signal?: AbortSignal | undefined; timeoutMs?: number; headers?: Record<string, string> }
/** Reads an answer: a schema of the contract, or {@link trusted}. */
export type Reader<T> = { safeParse(answer: unknown): { success: true; data: T } | { success: false } }
export type Api = ReturnType<typeof createApi>

const patienceMs = { read: 10_000, write: 30_000 }

/** The shop's API, the same on both sides: answers are parsed with the contract's schemas, refusals are {@link ApiError}s. */
export function createApi(transport: Transport, language: Language, personal = false) {
  async function call<T>(path: string, init: TransportInit, schema: Reader<T>, options: CallOptions): Promise<T> {
    const timeout = AbortSignal.timeout(options.timeoutMs ?? (init.method === 'GET' ? patienceMs.read : patienceMs.write))
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
    const headers = { Accept: 'application/json', 'Accept-Language': language, ...options.headers }
    const response = await transport(path, { ...init, headers, personal, signal }).catch((error: unknown) => {
      if (options.signal?.aborted) throw error
      throw new ApiError({ status: 0, code: 'network', message: unreachable[language], isSaid: false, tookLong: timeout.aborted })
    })
    const answer: unknown = await response.json().catch(() => null)
    if (!response.ok) throw readFailure(response.status, answer, failed[language], Number(response.headers.get('retry-after')) || undefined)
    const parsed = readOnce(answer, schema)
    if (!parsed.success) throw new ApiError({ status: 502, code: 'unreadable_answer', message: failed[language], isSaid: false })
    return parsed.data
  }

  return {
    get: <T>(path: string, schema: Reader<T>, options: CallOptions = {}) => call(path, { method: 'GET' }, schema, options),
    send: <T>(method: Method, path: string, body: unknown, schema: Reader<T>, options: CallOptions = {}) =>
      call(path, body === undefined ? { method } : { method, body }, schema, options),
  }
}

const read = new WeakMap<object, Map<unknown, unknown>>()

/** On the server many pages are made from one kept answer: it is held against a schema once. */
function readOnce<T>(answer: unknown, schema: Reader<T>): ReturnType<Reader<T>['safeParse']> {
  if (!import.meta.env.SSR || typeof answer !== 'object' || answer === null) return schema.safeParse(answer)
  const known = read.get(answer) ?? new Map<unknown, unknown>()
  read.set(answer, known)
  const parsed = (known.get(schema) ?? schema.safeParse(answer)) as ReturnType<Reader<T>['safeParse']>
  known.set(schema, parsed)
  return parsed
}

/**
 * For the browser: the server has checked its answer against the contract before sending it, so here
 * its outline is enough, and the schemas (24 kB of zod) need not come with every page.
 */
export function trusted<T>(hasOutline: (answer: Partial<T>) => boolean): Reader<T> {
  return {
    safeParse(answer) {
      const isRead = typeof answer === 'object' && answer !== null && hasOutline(answer)
      return isRead ? { success: true, data: answer as T } : { success: false }
    },
  }
}

/** For loaders of pages that are the same for everyone. */
export function publicApi(context: Readonly<RouterContextProvider>): Api {
  const { transport, language } = context.get(visitContext)
  return createApi(transport, language)
}

/** For loaders and actions of personal pages: the visitor's cookies travel both ways. */
export function personalApi(context: Readonly<RouterContextProvider>): Api {
  const { transport, language } = context.get(visitContext)
  return createApi(transport, language, true)
}

const unreachable = {
  vi: 'Không kết nối được. Vui lòng kiểm tra mạng rồi thử lại.',
  en: 'We could not connect. Please check your network and try again.',
}

const failed = {
  vi: 'Có lỗi phía cửa hàng. Vui lòng thử lại.',
  en: 'Something went wrong on our side. Please try again.',
}
