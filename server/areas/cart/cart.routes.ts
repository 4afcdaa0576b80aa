import type { FastifyReply, FastifyRequest } from 'fastify'
import { CartAnswer, CartDiscountCode, CartLineChange, CartLineName, NewCartLine } from '../../../contract/cart.ts'
import { Failure } from '../../../contract/errors.ts'
import type { Db } from '../../platform/db.ts'
import { AppError } from '../../platform/http/errors.ts'
import { readKey } from '../../platform/http/idempotency-key.ts'
import { languageOf } from '../../platform/http/language.ts'
import type { Shop } from '../../platform/http/parse.ts'
import type { Platform } from '../../platform/platform.ts'
import { admitCodeTry, takeBackCodeTry } from '../discounts/discounts.ts'
import { addLine, chooseSaleable } from './add-line.ts'
import type { CartOwner } from './cart.sql.ts'
import { type Guests, ownerOf } from './cart-owner.ts'
import { cartMessages } from './cart-words.ts'
import { changeLine, clearCart, removeLine } from './change-line.ts'
import { putCode, requireApplicable, takeCodeOff } from './put-code.ts'
import { showCart } from './read-cart.ts'

export function cartRoutes(app: Shop, platform: Platform, guests: Guests): void {
  const tags = ['cart']
  const failures = { 400: Failure, 404: Failure, 409: Failure }

  async function answer(request: FastifyRequest, owner: CartOwner | null, message?: keyof typeof cartMessages) {
    const language = languageOf(request.raw, true)
    const cart = await showCart(platform.db, owner, language, platform.clock.now())
    return { data: { cart }, ...(message ? { message: cartMessages[message][language] } : {}) }
  }

  /** Whoever puts something in becomes a guest with it, if they are not signed in. */
  const ownerIn = (request: FastifyRequest, reply: FastifyReply) => async (tx: Db) =>
    ownerOf(request.person) ?? { guestId: await guests.ensureGuest(tx, platform, request, reply) }

  app.get('/api/carts', { schema: { tags, response: { 200: CartAnswer } } }, async (request) => answer(request, ownerOf(request.person)))

  app.post('/api/carts', { schema: { tags, body: NewCartLine, response: { 201: CartAnswer, ...failures } } }, async (request, reply) => {
    const key = readKey(request)
    const saleable = await chooseSaleable(platform.db, request.body, languageOf(request.raw, true))
    await guests.admitNewGuest(platform, request)
    const owner = await addLine(platform, ownerIn(request, reply), saleable, { quantity: request.body.quantity, key })
    return reply.code(201).send(await answer(request, owner, 'added'))
  })

  app.patch('/api/carts', { schema: { tags, body: CartLineChange, response: { 200: CartAnswer, ...failures } } }, async (request) => {
    const owner = ownerOf(request.person)
    const { itemId, quantity } = request.body
    await changeLine(platform, { owner, lineId: itemId }, quantity, languageOf(request.raw, true))
    return answer(request, owner, 'changed')
  })

  app.delete('/api/carts', { schema: { tags, body: CartLineName, response: { 200: CartAnswer, ...failures } } }, async (request) => {
    const owner = ownerOf(request.person)
    await removeLine(platform, { owner, lineId: request.body.itemId })
    return answer(request, owner, 'removed')
  })

  app.delete('/api/carts/clear', { schema: { tags, response: { 200: CartAnswer } } }, async (request) => {
    const owner = ownerOf(request.person)
    await clearCart(platform, owner)
    return answer(request, owner, 'cleared')
  })

  app.post(
    '/api/carts/discount',
    { schema: { tags, body: CartDiscountCode, response: { 200: CartAnswer, ...failures, 429: Failure } } },
    async (request) => {
      await admitCodeTry(platform, request.ip)
      const code = await requireApplicable(platform, ownerOf(request.person), request.body.code)
      await takeBackCodeTry(platform, request.ip)
      // Nobody has a cart yet: a code alone is nothing to keep a guest for.
      const owner = ownerOf(request.person)
      if (!owner) throw new AppError('cart_empty')
      await putCode(platform, owner, code)
      return answer(request, owner, 'codeAdded')
    },
  )

  app.delete('/api/carts/discount', { schema: { tags, response: { 200: CartAnswer } } }, async (request) => {
    const owner = ownerOf(request.person)
    await takeCodeOff(platform, owner)
    return answer(request, owner, 'codeRemoved')
  })
}
