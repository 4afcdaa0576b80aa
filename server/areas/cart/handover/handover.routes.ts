import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { HandoverCreated, HandoverResponse, HandoverTaken, NewHandover } from '../../../../contract/cart-handover.ts'
import { hourSeconds } from '../../../../contract/durations.ts'
import { Failure } from '../../../../contract/errors.ts'
import type { Db } from '../../../platform/database/client.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { languageOf } from '../../../platform/http/language.ts'
import { consume, type RateLimit, refund } from '../../../platform/http/rate-limit.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashToken, isTokenShaped, newToken } from '../../accounts/accounts.ts'
import { type Guests, ownerOf } from '../cart-owner.ts'
import { showCart } from '../read-cart.ts'
import { acceptHandover, createHandover, describeHandover } from './handover.ts'

const linksOfGuest: RateLimit = { name: 'handover', max: 20, seconds: hourSeconds }
/** Rows of guests without a limit of their own: a client may drop its cookie. */
const linksPerIp: RateLimit = { name: 'handover-from', max: 200, seconds: hourSeconds, scalesWithTraffic: true }
/** Tokens that do not exist; a right one is not counted. */
const wrongTokensPerIp: RateLimit = { name: 'handover-token', max: 20, seconds: 60 }

export function handoverRoutes(app: App, platform: Platform, guests: Guests): void {
  const tags = ['cart']
  const params = z.object({ token: z.string().max(100) })
  const failures = { 400: Failure, 403: Failure, 404: Failure, 409: Failure, 429: Failure }

  app.post(
    '/api/carts/handovers',
    { schema: { tags, body: NewHandover, response: { 200: HandoverCreated, 201: HandoverCreated, ...failures } } },
    async ({ person, ip, body }, reply) => {
      // An account's cart is there after its sign-in: it needs no link, and none may stand for it.
      if (person.userId) throw new AppError('forbidden')
      const nothing = { data: { token: null, expiresAt: null } }
      if (!person.guestId) return reply.code(200).send(nothing)
      await consume(platform, linksPerIp, ip)
      await consume(platform, linksOfGuest, person.guestId)
      const token = newToken()
      const expiresAt = await createHandover(platform, { guestId: person.guestId, tokenHash: hashToken(token), ...body, draft: body.draft })
      if (!expiresAt) return reply.code(200).send(nothing)
      return reply.code(201).send({ data: { token, expiresAt: expiresAt.toISOString() } })
    },
  )

  const one = { tags, params, response: { 200: HandoverResponse, ...failures } }
  app.get('/api/carts/handovers/:token', { schema: one }, async (request) => ({
    data: await withRightToken(request, (tokenHash) => describeHandover(platform, tokenHash)),
  }))

  const take = { tags, params, response: { 200: HandoverTaken, ...failures } }
  app.post('/api/carts/handovers/:token', { schema: take }, async (request, reply) => {
    const language = languageOf(request.raw, true)
    await guests.limitNewGuests(platform, request)
    const ownerIn = async (tx: Db) => ownerOf(request.person) ?? { guestId: await guests.ensureGuest(tx, platform, request, reply) }
    const { owner, draft, next, message } = await withRightToken(request, (tokenHash) => acceptHandover(platform, tokenHash, ownerIn))
    const cart = await showCart(platform.db, owner, language, platform.clock.now())
    return { data: { cart, draft, next }, message: message[language] }
  })

  async function withRightToken<T>(
    { ip, params }: Pick<FastifyRequest, 'ip'> & { params: { token: string } },
    use: (tokenHash: string) => Promise<T>,
  ) {
    if (!isTokenShaped(params.token)) throw new AppError('not_found')
    await consume(platform, wrongTokensPerIp, ip)
    const used = await use(hashToken(params.token))
    await refund(platform.db, wrongTokensPerIp, ip)
    return used
  }
}
