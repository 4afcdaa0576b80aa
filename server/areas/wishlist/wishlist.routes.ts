import type { FastifyReply, FastifyRequest } from 'fastify'
import { Failure } from '../../../contract/errors.ts'
import type { Bilingual } from '../../../contract/language/language.schema.ts'
import { ClearWishlist, WishedIds, WishedProductName, WishlistResponse } from '../../../contract/wishlist.ts'
import type { Db } from '../../platform/database/client.ts'
import { isForeignOrigin } from '../../platform/http/csrf.ts'
import { AppError } from '../../platform/http/errors.ts'
import { languageOf } from '../../platform/http/language.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { addToWishlist, clearWishlist, removeFromWishlist, requireSold } from './change-wishlist.ts'
import { listWishedIds, readWishlist } from './read-wishlist.ts'
import type { WishlistOwner } from './wishlist.sql.ts'

/** The functions the wishlist needs from accounts. */
export type Guests = {
  limitNewGuests(platform: Platform, request: Pick<FastifyRequest, 'person' | 'ip'>): Promise<void>
  ensureGuest(tx: Db, platform: Platform, request: FastifyRequest, reply: FastifyReply): Promise<string>
  onSignIn(hook: (tx: Db, who: { userId: string; guestId: string }) => Promise<Bilingual | undefined>): void
}

const messages = {
  added: { vi: 'Đã thêm vào yêu thích.', en: 'Added to your wishlist.' },
  removed: { vi: 'Đã xoá khỏi yêu thích.', en: 'Removed from your wishlist.' },
  cleared: { vi: 'Danh sách yêu thích đã trống.', en: 'Your wishlist is empty.' },
} as const satisfies Record<string, Bilingual>

export function wishlistRoutes(app: App, platform: Platform, guests: Guests): void {
  const tags = ['wishlist']
  const failures = { 400: Failure, 404: Failure, 409: Failure }

  async function response(request: FastifyRequest, owner: WishlistOwner | null, message?: keyof typeof messages) {
    const language = languageOf(request.raw, true)
    const wishlist = await readWishlist(platform.db, owner, language)
    return { data: { wishlist }, ...(message ? { message: messages[message][language] } : {}) }
  }

  /** A visitor without a session becomes a guest with the first saved product. */
  const ownerIn = (request: FastifyRequest, reply: FastifyReply) => async (tx: Db) =>
    ownerOf(request) ?? { guestId: await guests.ensureGuest(tx, platform, request, reply) }

  app.get('/api/wishlists', { schema: { tags, response: { 200: WishlistResponse } } }, async (request) =>
    response(request, ownerOf(request)),
  )

  app.get('/api/wishlists/ids', { schema: { tags, response: { 200: WishedIds } } }, async (request) => ({
    data: { productIds: await listWishedIds(platform.db, ownerOf(request)) },
  }))

  app.post(
    '/api/wishlists',
    { schema: { tags, body: WishedProductName, response: { 201: WishlistResponse, ...failures } } },
    async (request, reply) => {
      const { productId } = request.body
      await requireSold(platform, productId)
      await guests.limitNewGuests(platform, request)
      const owner = await addToWishlist(platform, ownerIn(request, reply), productId)
      return reply.code(201).send(await response(request, owner, 'added'))
    },
  )

  app.delete(
    '/api/wishlists',
    { schema: { tags, body: WishedProductName, response: { 200: WishlistResponse, ...failures } } },
    async (request) => {
      const owner = ownerOf(request)
      if (owner) await removeFromWishlist(platform, owner, request.body.productId)
      return response(request, owner, 'removed')
    },
  )

  app.get(
    '/api/wishlists/clear',
    {
      // A HEAD would clear it too, although it must be safe.
      exposeHeadRoute: false,
      schema: { tags, querystring: ClearWishlist, response: { 200: WishlistResponse, 403: Failure, 404: Failure } },
    },
    async (request) => {
      // A GET with an effect: pictures or links on another site must not trigger it.
      if (isForeignOrigin(request.headers, platform.config)) throw new AppError('foreign_origin')
      const { userId } = request.query
      if (userId !== undefined && userId !== request.person.userId) throw new AppError('not_found')
      const owner = ownerOf(request)
      if (owner) await clearWishlist(platform, owner)
      return response(request, owner, 'cleared')
    },
  )
}

function ownerOf({ person: { userId, guestId } }: Pick<FastifyRequest, 'person'>): WishlistOwner | null {
  if (userId) return { userId }
  return guestId ? { guestId } : null
}
