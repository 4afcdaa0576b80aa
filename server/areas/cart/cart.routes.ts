import type { FastifyRequest } from 'fastify'
import { CartDiscountCode, CartLineChange, CartLineName, CartResponse, NewCartLine } from '../../../contract/cart.ts'
import { Failure } from '../../../contract/errors.ts'
import type { Db } from '../../platform/database/client.ts'
import { AppError } from '../../platform/http/errors.ts'
import { readIdempotencyKey } from '../../platform/http/idempotency-key.ts'
import { languageOf } from '../../platform/http/language.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { consumeCodeTry, refundCodeTry } from '../discounts/discounts.ts'
import { addFirstLine, addLine, chooseSaleable } from './add-line.ts'
import { applyCode, removeCode, requireApplicable } from './apply-code.ts'
import type { CartOwner } from './cart.sql.ts'
import { type Guests, ownerOf } from './cart-owner.ts'
import { cartMessages } from './cart-texts.ts'
import { changeLine, clearCart, removeLine } from './change-line.ts'
import { showCart, showCartAsRead } from './read-cart.ts'

export function cartRoutes(app: App, platform: Platform, guests: Guests): void {
  const tags = ['cart']
  const failures = { 400: Failure, 404: Failure, 409: Failure }

  async function response(request: FastifyRequest, owner: CartOwner | null, message?: keyof typeof cartMessages) {
    const language = languageOf(request.raw, true)
    const cart = await showCart(platform.db, owner, language, platform.clock.now())
    return { data: { cart }, ...(message ? { message: cartMessages[message][language] } : {}) }
  }

  app.get('/api/carts', { schema: { tags, response: { 200: CartResponse } } }, async (request) =>
    response(request, ownerOf(request.person)),
  )

  app.post('/api/carts', { schema: { tags, body: NewCartLine, response: { 201: CartResponse, ...failures } } }, async (request, reply) => {
    const key = readIdempotencyKey(request)
    const language = languageOf(request.raw, true)
    const choice = await chooseSaleable(platform.db, request.body, language)
    const addition = { quantity: request.body.quantity, key, language }
    const known = ownerOf(request.person)
    const startGuest = (tx: Db) => guests.startGuest(tx, platform, request, reply)
    const { owner, cart } = known
      ? { owner: known, cart: await addLine(platform, known, choice, addition) }
      : await addFirstLine(platform, startGuest, choice, addition)
    const shown = await showCartAsRead(platform.db, { cart, owner, language, now: platform.clock.now() })
    return reply.code(201).send({ data: { cart: shown }, message: cartMessages.added[language] })
  })

  app.patch('/api/carts', { schema: { tags, body: CartLineChange, response: { 200: CartResponse, ...failures } } }, async (request) => {
    const owner = ownerOf(request.person)
    const { itemId, ...change } = request.body
    await changeLine(platform, { owner, lineId: itemId }, change, languageOf(request.raw, true))
    return response(request, owner, 'changed')
  })

  app.delete('/api/carts', { schema: { tags, body: CartLineName, response: { 200: CartResponse, ...failures } } }, async (request) => {
    const owner = ownerOf(request.person)
    await removeLine(platform, { owner, lineId: request.body.itemId })
    return response(request, owner, 'removed')
  })

  app.delete('/api/carts/clear', { schema: { tags, response: { 200: CartResponse } } }, async (request) => {
    const owner = ownerOf(request.person)
    await clearCart(platform, owner)
    return response(request, owner, 'cleared')
  })

  app.post(
    '/api/carts/discount',
    { schema: { tags, body: CartDiscountCode, response: { 200: CartResponse, ...failures, 429: Failure } } },
    async (request) => {
      await consumeCodeTry(platform, request.ip)
      const code = await requireApplicable(platform, ownerOf(request.person), request.body.code)
      await refundCodeTry(platform, request.ip)
      // The visitor has no cart yet, and a code alone is no reason to create a guest.
      const owner = ownerOf(request.person)
      if (!owner) throw new AppError('cart_empty')
      await applyCode(platform, owner, code)
      return response(request, owner, 'codeAdded')
    },
  )

  app.delete('/api/carts/discount', { schema: { tags, response: { 200: CartResponse } } }, async (request) => {
    const owner = ownerOf(request.person)
    await removeCode(platform, owner)
    return response(request, owner, 'codeRemoved')
  })
}
