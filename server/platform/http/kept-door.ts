import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { WebRoom } from '../../../contract/transport.ts'
import { type Config, isTrialShop } from '../config.ts'
import { type FreshAnswer, finishAnswer, type PageCache } from '../page-cache.ts'
import type { AddressLimit } from './address-limit.ts'
import { addressReader } from './client-address.ts'
import { AppError, failureOf, statusOf } from './errors.ts'
import { failurePage, failurePageHeaders, isSeen } from './failure-page.ts'
import type { IsFile } from './files.ts'
import { securityHeaders } from './headers.ts'
import { insideTransport } from './inside.ts'
import { type KeptRequest, recogniseKept, sendKept, sortedAddress } from './kept.ts'
import { keptResponse } from './kept-response.ts'
import { newlyTold, pageHeaders } from './page-answer.ts'

type Room = {
  app: FastifyInstance
  web: () => WebRoom
  config: Config
  pageCache: PageCache
  addressLimit: AddressLimit
  isFile: IsFile
  isOverloaded: () => boolean
  hasSession: (cookie: string | undefined) => boolean
  /** False: a page is made anew each time it is asked for, out of what is kept of the catalogue. For measuring. */
  keepsPages: boolean
}

/** How many pages are made at once before others are asked to come back. */
const mostMaking = 200

/** What failed is stored by nobody. */
const controlOf = (status: number) => (status >= 500 ? 'no-store' : 'public, max-age=0, must-revalidate')

/**
 * Stands before the router: what is the same for everyone is answered from what is kept, or made
 * once and kept. Answers false where the request is not of that kind.
 */
export function createKeptDoor(room: Room) {
  const recognise = recogniseKept((url) => room.web().keptAddress(url), room.hasSession, room.isFile)
  const common = securityHeaders(room.config)
  const addressOf = addressReader(room.config.trustProxy)
  let making = 0

  type Refusal = { code: 'unavailable' | 'too_many_requests'; wait: number; kept: KeptRequest }

  function refuse(request: IncomingMessage, response: ServerResponse, { code, wait, kept }: Refusal): void {
    const failure = failureOf(new AppError(code), kept.language)
    const status = statusOf(code)
    const isPage = isSeen(request)
    const body = isPage
      ? failurePage(failure.message, status, kept.language, { isTrial: isTrialShop(room.config) })
      : JSON.stringify(failure)
    response.writeHead(status, {
      ...common,
      ...(isPage ? failurePageHeaders : { 'content-type': 'application/json; charset=utf-8' }),
      'retry-after': String(wait),
      'cache-control': 'no-store',
    })
    response.end(body)
  }

  async function makeApi(kept: KeptRequest): Promise<FreshAnswer> {
    const told = newlyTold()
    const answer = await insideTransport(room.app, { ...visitOf(kept), caller: null, told })(kept.address)
    const retryAfter = answer.headers.get('retry-after')
    return {
      status: answer.status,
      headers: {
        ...common,
        'content-type': answer.headers.get('content-type') ?? 'application/json',
        'cache-control': controlOf(answer.status),
        vary: 'Accept-Language, Cookie, Accept-Encoding',
        'content-language': kept.language,
        ...(retryAfter ? { 'retry-after': retryAfter } : {}),
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
    return keptResponse(answer)
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
      isTrial: isTrialShop(room.config),
      transport,
    })
    const body = Buffer.from(await response.arrayBuffer())
    return {
      status: response.status,
      headers: {
        ...common,
        ...pageHeaders(response, body, room.config),
        'cache-control': controlOf(response.status),
        vary: 'Accept-Language, Cookie, Accept-Encoding',
        'content-language': kept.language,
      },
      body,
      tags: told.tags,
      keep: response.status === 200 && !told.personal && !told.failed && told.cookies.length === 0,
    }
  }

  const visitOf = (kept: KeptRequest) => ({ language: kept.language, publicUrl: room.config.publicUrl })

  async function makeAndSend(kept: KeptRequest, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer =
      kept.kind === 'page' && !room.keepsPages
        ? finishAnswer(await makePage(kept))
        : await room.pageCache.render(kept.key, () => (kept.kind === 'api' ? makeApi(kept) : makePage(kept)))
    sendKept(request, response, answer, { isPage: kept.kind === 'page', secure: room.config.secure })
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const kept = recognise(request)
    if (!kept) return false
    const answer = room.pageCache.find(kept.key)
    if (answer) {
      sendKept(request, response, answer, { isPage: kept.kind === 'page', secure: room.config.secure })
      return true
    }
    // Making a page costs something: what is not kept counts against the address, and there is only so much of it at once.
    const isBusy = making >= mostMaking || room.isOverloaded()
    const wait = isBusy ? 2 : room.addressLimit.count(addressOf(request))
    if (wait > 0) {
      refuse(request, response, { code: isBusy ? 'unavailable' : 'too_many_requests', wait, kept })
      return true
    }
    making++
    makeAndSend(kept, request, response)
      .catch((error) => {
        room.app.log.error({ err: error, url: kept.address }, 'a page could not be made')
        if (response.headersSent) response.end()
        else refuse(request, response, { code: 'unavailable', wait: 2, kept })
      })
      .finally(() => making--)
    return true
  }
}
