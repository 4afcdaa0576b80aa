import type { IncomingMessage, ServerResponse } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'
import type { FastifyInstance } from 'fastify'
import { isLanguage, languageParameter } from '../../../contract/language.ts'
import type { WebRoom } from '../../../contract/transport.ts'
import type { Config } from '../config.ts'
import type { FreshAnswer, PageCache } from '../page-cache.ts'
import type { AddressLimit } from './address-limit.ts'
import { AppError, failureOf, statusOf } from './errors.ts'
import { contentPolicy, inlineScriptHashes, securityHeaders } from './headers.ts'
import { insideTransport, type Told } from './inside.ts'
import { type KeptRequest, languageCookieOf, recogniseKept, sendKept, sortedAddress } from './kept.ts'
import { languageOf } from './language.ts'

type Room = {
  app: FastifyInstance
  web: () => WebRoom
  config: Config
  pageCache: PageCache
  addressLimit: AddressLimit
  hasSession: (cookie: string | undefined) => boolean
}

/** How many pages are made at once before others are asked to come back. */
const mostMaking = 200

const keptPageControl = 'public, max-age=0, must-revalidate'

/**
 * Stands before the router: what is the same for everyone is answered from what is kept, or made
 * once and kept. Answers false where the request is not of that kind.
 */
export function createKeptDoor(room: Room) {
  const recognise = recogniseKept((url) => room.web().keptAddress(url), room.hasSession)
  const common = securityHeaders(room.config)
  const addressOf = addressReader(room.config.trustProxy)
  let making = 0

  function refuse(response: ServerResponse, code: 'unavailable' | 'too_many_requests', wait: number, kept: KeptRequest): void {
    const failure = failureOf(new AppError(code), kept.language)
    const [type, body] = kept.kind === 'api' ? ['application/json', JSON.stringify(failure)] : ['text/plain', failure.message]
    response.writeHead(statusOf(code), {
      ...common,
      'content-type': `${type}; charset=utf-8`,
      'retry-after': String(wait),
      'cache-control': 'no-store',
    })
    response.end(body)
  }

  async function makeApi(kept: KeptRequest): Promise<FreshAnswer> {
    const told = newlyTold()
    const answer = await insideTransport(room.app, { ...visitOf(kept), caller: null, told })(kept.address)
    return {
      status: answer.status,
      headers: {
        ...common,
        'content-type': answer.headers.get('content-type') ?? 'application/json',
        'cache-control': keptPageControl,
        vary: 'Accept-Language, Cookie, Accept-Encoding',
        'content-language': kept.language,
      },
      body: Buffer.from(await answer.arrayBuffer()),
      tags: told.tags,
      keep: answer.status === 200,
    }
  }

  /** An API answer for a page being made, out of what is kept where possible. */
  async function keptAnswer(path: string, language: KeptRequest['language']): Promise<Response | null> {
    const address = sortedAddress(path)
    const request = address && recognise({ method: 'GET', url: address, headers: { 'accept-language': language } } as IncomingMessage)
    if (!request) return null
    const answer = room.pageCache.find(request.key) ?? (await room.pageCache.render(request.key, () => makeApi(request)))
    return new Response(new Uint8Array(answer.plain), {
      status: answer.status,
      headers: { 'content-type': answer.headers['content-type'] ?? 'application/json', 'surrogate-key': [...answer.tags].join(' ') },
    })
  }

  async function makePage(kept: KeptRequest): Promise<FreshAnswer> {
    const told = newlyTold()
    const transport = insideTransport(room.app, {
      ...visitOf(kept),
      caller: null,
      told,
      keptAnswer: (path) => keptAnswer(path, kept.language),
    })
    const response = await room.web().handleWeb(new Request(room.config.publicUrl + kept.address), {
      language: kept.language,
      publicUrl: room.config.publicUrl,
      transport,
    })
    const body = Buffer.from(await response.arrayBuffer())
    return {
      status: response.status,
      headers: {
        ...common,
        ...pageHeaders(response, body, room.config),
        'cache-control': keptPageControl,
        vary: 'Accept-Language, Cookie, Accept-Encoding',
        'content-language': kept.language,
      },
      body,
      tags: told.tags,
      keep: response.status === 200 && !told.personal && told.cookies.length === 0,
    }
  }

  const visitOf = (kept: KeptRequest) => ({ language: kept.language, publicUrl: room.config.publicUrl })

  async function makeAndSend(kept: KeptRequest, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await room.pageCache.render(kept.key, () => (kept.kind === 'api' ? makeApi(kept) : makePage(kept)))
    sendKept(request, response, answer, kept.kind === 'page')
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const kept = recognise(request)
    if (!kept) return false
    const answer = room.pageCache.find(kept.key)
    if (answer) {
      sendKept(request, response, answer, kept.kind === 'page')
      return true
    }
    // Making a page costs something: what is not kept counts against the address, and there is only so much of it at once.
    const wait = making >= mostMaking ? 2 : room.addressLimit.count(addressOf(request))
    if (wait > 0) {
      refuse(response, making >= mostMaking ? 'unavailable' : 'too_many_requests', wait, kept)
      return true
    }
    making++
    makeAndSend(kept, request, response)
      .catch((error) => {
        room.app.log.error({ err: error, url: kept.address }, 'a page could not be made')
        if (response.headersSent) response.end()
        else refuse(response, 'unavailable', 2, kept)
      })
      .finally(() => making--)
    return true
  }
}

/** Whom a request comes from, believing only as many proxies as the configuration says. */
function addressReader(trustProxy: Config['trustProxy']): (request: IncomingMessage) => string {
  if (trustProxy === false) return (request) => request.socket.remoteAddress ?? ''
  const trust = typeof trustProxy === 'string' ? proxyAddress.compile(trustProxy.split(',').map((part) => part.trim())) : trustProxy
  return (request) => proxyAddress(request, trust === true ? () => true : trust)
}

/** Personal pages and everything a form posts: made for this visitor, kept by nobody. */
export function personalPages(app: FastifyInstance, room: Omit<Room, 'app'>): void {
  app.register(async (pages) => {
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    pages.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      schema: { hide: true },
      handler: async (request, reply) => {
        const told = newlyTold()
        const language = languageOf(request.raw, false)
        const origin =
          room.config.production || !request.headers.host
            ? room.config.publicUrl
            : `${room.config.secure ? 'https' : 'http'}://${request.headers.host}`
        const transport = insideTransport(app, {
          language,
          publicUrl: room.config.publicUrl,
          caller: { address: request.ip, cookie: request.headers.cookie, userAgent: request.headers['user-agent'] },
          told,
        })
        const url = new URL(request.url.replace(/^\/+/, '/'), origin)
        const body = request.method === 'POST' ? new Uint8Array((request.body as Buffer | undefined) ?? Buffer.alloc(0)) : null
        const asked = new Request(url, { method: request.method, headers: webHeaders(request.headers, origin), body })
        const response = await room.web().handleWeb(asked, { language, publicUrl: room.config.publicUrl, transport })
        const content = Buffer.from(await response.arrayBuffer())
        reply.code(response.status).headers(pageHeaders(response, content, room.config))
        reply.header('cache-control', 'private, no-store').header('content-language', language)
        for (const cookie of [...told.cookies, ...response.headers.getSetCookie()]) reply.header('set-cookie', cookie)
        const chosen = url.searchParams.get(languageParameter)
        if (isLanguage(chosen)) reply.header('set-cookie', languageCookieOf(chosen))
        return reply.send(request.method === 'HEAD' ? null : content)
      },
    })
  })
}

function newlyTold(): Told {
  return { tags: new Set(), cookies: [], personal: false }
}

/** Only what the web room may know of a request; its cookies stay with the transport. */
function webHeaders(headers: Record<string, string | string[] | undefined>, origin: string): Headers {
  const wanted = new Headers()
  for (const name of ['accept', 'content-type', 'user-agent', 'referer']) {
    const value = headers[name]
    if (typeof value === 'string') wanted.set(name, value)
  }
  if (headers.origin !== undefined) wanted.set('origin', origin)
  return wanted
}

function pageHeaders(response: Response, body: Buffer, config: Config): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const [name, value] of response.headers) if (name !== 'set-cookie' && name !== 'cache-control') headers[name] = value
  if (headers['content-type']?.startsWith('text/html')) {
    headers['content-security-policy'] = contentPolicy(inlineScriptHashes(body.toString('utf8')), config)
  }
  return headers
}
