import type { FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../../../contract/errors.ts'
import type { Bilingual } from '../../../contract/language.ts'
import { ClearWishlist, WishedIds, WishedProductName, WishlistAnswer } from '../../../contract/wishlist.ts'
import type { Db } from '../../platform/db.ts'
import { AppError } from '../../platform/http/errors.ts'
import { languageOf } from '../../platform/http/language.ts'
import { isForeign } from '../../platform/http/origin.ts'
import type { Shop } from '../../platform/http/parse.ts'
import type { Platform } from '../../platform/platform.ts'
import { findProducts } from '../catalogue/catalogue.ts'
import { addWish, clearWishes, removeWish, requireSold } from './change-wishes.ts'
import { listWishes, type Wisher } from './wishlist.sql.ts'
import type { Guests } from './wishlist.ts'

const messages = {
  added: { vi: 'Đã thêm vào yêu thích.', en: 'Added to your wishlist.' },
  removed: { vi: 'Đã xoá khỏi yêu thích.', en: 'Removed from your wishlist.' },
  cleared: { vi: 'Danh sách yêu thích đã trống.', en: 'Your wishlist is empty.' },
} as const satisfies Record<string, Bilingual>

export function wishlistRoutes(app: Shop, platform: Platform, guests: Guests): void {
  const tags = ['wishlist']
  const failures = { 400: Failure, 404: Failure, 409: Failure }

  async function answer(request: FastifyRequest, owner: Wisher | null, message?: keyof typeof messages) {
    const language = languageOf(request.raw, true)
    const wished = owner ? await listWishes(platform.db, owner) : []
    const addedAt = new Map(wished.map(({ productId, createdAt }) => [productId, createdAt.toISOString()]))
    const products = await findProducts(platform.db, [...addedAt.keys()], language)
    const items = products.map((product) => ({ ...product, addedAt: addedAt.get(product._id) ?? '' }))
    return { data: { wishlist: { items, count: items.length } }, ...(message ? { message: messages[message][language] } : {}) }
  }

  /** Whoever wishes for something becomes a guest with it, if they are not signed in. */
  const ownerIn = (request: FastifyRequest, reply: FastifyReply) => async (tx: Db) =>
    ownerOf(request) ?? { guestId: await guests.ensureGuest(tx, platform, request, reply) }

  app.get('/api/wishlists', { schema: { tags, response: { 200: WishlistAnswer } } }, async (request) => answer(request, ownerOf(request)))

  app.get('/api/wishlists/ids', { schema: { tags, response: { 200: WishedIds } } }, async (request) => {
    const owner = ownerOf(request)
    const wished = owner ? await listWishes(platform.db, owner) : []
    return { data: { productIds: wished.map(({ productId }) => productId) } }
  })

  app.post(
    '/api/wishlists',
    { schema: { tags, body: WishedProductName, response: { 201: WishlistAnswer, ...failures } } },
    async (request, reply) => {
      const { productId } = request.body
      await requireSold(platform, productId)
      await guests.admitNewGuest(platform, request)
      const owner = await addWish(platform, ownerIn(request, reply), productId)
      return reply.code(201).send(await answer(request, owner, 'added'))
    },
  )

  app.delete(
    '/api/wishlists',
    { schema: { tags, body: WishedProductName, response: { 200: WishlistAnswer, ...failures } } },
    async (request) => {
      const owner = ownerOf(request)
      if (owner) await removeWish(platform, owner, request.body.productId)
      return answer(request, owner, 'removed')
    },
  )

  app.get(
    '/api/wishlists/clear',
    {
      // A HEAD would clear it too: asking what would be answered must not.
      exposeHeadRoute: false,
      schema: { tags, querystring: ClearWishlist, response: { 200: WishlistAnswer, 403: Failure, 404: Failure } },
    },
    async (request) => {
      // A GET that changes something: a picture or a link on another site must not do it.
      if (isForeign(request.headers, platform.config)) throw new AppError('foreign_origin')
      const { userId } = request.query
      if (userId !== undefined && userId !== request.person.userId) throw new AppError('not_found')
      const owner = ownerOf(request)
      if (owner) await clearWishes(platform, owner)
      return answer(request, owner, 'cleared')
    },
  )
}

function ownerOf({ person: { userId, guestId } }: Pick<FastifyRequest, 'person'>): Wisher | null {
  if (userId) return { userId }
  return guestId ? { guestId } : null
}
