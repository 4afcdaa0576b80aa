import type { RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import type { Language } from '../../contract/language.ts'
import type { Transport, TransportInit } from '../../contract/transport.ts'
import { ApiError, readFailure } from './api-error.ts'
import { visitContext } from './visit.ts'

type Method = Exclude<TransportInit['method'], 'GET' | undefined>
export type CallOptions = { signal?: AbortSignal | undefined; timeoutMs?: number; headers?: Record<string, string> }
export type Api = ReturnType<typeof createApi>

const patienceMs = { read: 10_000, write: 30_000 }

/** The shop's API, the same on both sides: answers are parsed with the contract's schemas, refusals are {@link ApiError}s. */
export function createApi(transport: Transport, language: Language, personal = false) {
  async function call<S extends z.ZodType>(path: string, init: TransportInit, schema: S, options: CallOptions): Promise<z.output<S>> {
    const timeout = AbortSignal.timeout(options.timeoutMs ?? (init.method === 'GET' ? patienceMs.read : patienceMs.write))
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
    const headers = { Accept: 'application/json', 'Accept-Language': language, ...options.headers }
    const response = await transport(path, { ...init, headers, personal, signal }).catch((error: unknown) => {
      if (options.signal?.aborted) throw error
      throw new ApiError({ status: 0, code: 'network', message: unreachable[language] })
    })
    const answer: unknown = await response.json().catch(() => null)
    if (!response.ok) throw readFailure(response.status, answer, failed[language])
    const parsed = schema.safeParse(answer)
    if (!parsed.success) throw new ApiError({ status: 502, code: 'unreadable_answer', message: failed[language] })
    return parsed.data
  }

  return {
    get: <S extends z.ZodType>(path: string, schema: S, options: CallOptions = {}) => call(path, { method: 'GET' }, schema, options),
    send: <S extends z.ZodType>(method: Method, path: string, body: unknown, schema: S, options: CallOptions = {}) =>
      call(path, body === undefined ? { method } : { method, body }, schema, options),
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
