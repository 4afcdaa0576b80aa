import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLanguage, type Language, languageCookie, languageParameter } from '../../../contract/language.ts'
import type { Config } from '../config.ts'
import { type Encoding, encodeAnswer, type KeptAnswer } from '../page-cache.ts'
import { type IsFile, isBelowFiles } from './files.ts'
import { languageOf } from './language.ts'
import { isReadable } from './parse.ts'

/** A request for something that is the same for everyone. */
export type KeptRequest = { key: string; kind: 'page' | 'api'; address: string; language: Language }

const keptCalls = /^\/api\/(products|categories|collections|tags|banner|settings|stores|locations|addresses)(\/|\?|$)/

/** Thousands of addresses are remembered: whoever sends long ones must not fill the memory with them. */
const longestNoted = 500

/**
 * Tells which requests may be answered from what is kept: pages the web room calls kept, and the
 * catalogue's reading calls of somebody without a session (an admin sees more in them).
 */
export function recogniseKept(
  keptAddress: (url: URL) => string | null,
  hasSession: (cookie: string | undefined) => boolean,
  isFile: IsFile,
) {
  const addresses = new Map<string, string | null>()

  function pageAddress(url: string): string | null {
    const known = addresses.get(url)
    if (known !== undefined) return known
    const parsed = URL.parse(url, 'http://shop')
    const address = parsed && url.startsWith('/') && !url.startsWith('//') ? keptAddress(parsed) : null
    if (url.length > longestNoted) return address
    if (addresses.size > 5_000) addresses.clear()
    addresses.set(url, address)
    return address
  }

  return (request: IncomingMessage): KeptRequest | null => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null
    const url = request.url ?? '/'
    if (url.includes('%') && !isReadable(url)) return null
    if (url.startsWith('/api/')) {
      if (!keptCalls.test(url) || hasSession(request.headers.cookie)) return null
      const address = sortedAddress(url)
      if (address === null) return null
      const language = languageOf(request, true)
      return { key: `api ${language} ${address}`, kind: 'api', address, language }
    }
    const address = isBelowFiles(url) || isFile(request) ? null : pageAddress(url)
    if (address === null) return null
    const language = languageOf(request, false)
    return { key: `page ${language} ${address}`, kind: 'page', address, language }
  }
}

/** One spelling for one question; the language is asked for apart. Null for what cannot be read. */
export function sortedAddress(url: string): string | null {
  const question = url.indexOf('?')
  if (question < 0) return url
  const query = new URLSearchParams(url.slice(question + 1))
  for (const name of ['lang', 'lng']) query.delete(name)
  query.sort()
  return query.size === 0 ? url.slice(0, question) : `${url.slice(0, question)}?${query}`
}

/** Sends a kept answer in the best encoding the browser takes, or tells it that what it has is still right. */
export function sendKept(
  request: IncomingMessage,
  response: ServerResponse,
  answer: KeptAnswer,
  { isPage, secure }: { isPage: boolean; secure: boolean },
): void {
  const headers: Record<string, string | number> = { ...answer.headers, etag: answer.etag }
  if (isPage && request.url?.includes(`${languageParameter}=`)) rememberLanguage(request.url, headers, secure)
  if (request.headers['if-none-match'] === answer.etag) {
    response.writeHead(304, headers).end()
    return
  }
  const encoding = encodingOf(request.headers['accept-encoding'])
  if (encoding) headers['content-encoding'] = encoding
  const body = encoding ? encodeAnswer(answer, encoding) : answer.plain
  const send = (bytes: Buffer) => {
    response.writeHead(answer.status, { ...headers, 'content-length': bytes.length })
    response.end(request.method === 'HEAD' ? undefined : bytes)
  }
  if (Buffer.isBuffer(body)) send(body)
  else body.then(send, (error: Error) => response.destroy(error))
}

export function encodingOf(accepted: string | string[] | undefined): Encoding | null {
  const header = String(accepted ?? '')
  if (/\bbr\b/.test(header)) return 'br'
  return /\bgzip\b/.test(header) ? 'gzip' : null
}

function rememberLanguage(url: string, headers: Record<string, string | number>, secure: boolean): void {
  const chosen = new URLSearchParams(url.slice(url.indexOf('?') + 1)).get(languageParameter)
  if (isLanguage(chosen)) headers['set-cookie'] = languageCookieOf(chosen, { secure })
}

/** The stored choice. Readable by the page, which mirrors it into its local storage. */
export function languageCookieOf(language: Language, { secure }: Pick<Config, 'secure'>): string {
  return `${languageCookie}=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure ? '; Secure' : ''}`
}
