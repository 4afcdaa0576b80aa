import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Bilingual } from '../../../contract/language.schema.ts'
import type { Db } from '../../platform/database/client.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { mergeWishes } from './merge-wishlists.ts'
import { wishlistRoutes } from './wishlist.routes.ts'
import { deleteWishes, listWishes } from './wishlist.sql.ts'

/** What the wishlist needs of those who know people. */
export type Guests = {
  limitNewGuests(platform: Platform, request: Pick<FastifyRequest, 'person' | 'ip'>): Promise<void>
  ensureGuest(tx: Db, platform: Platform, request: FastifyRequest, reply: FastifyReply): Promise<string>
  onSignIn(hook: (tx: Db, who: { userId: string; guestId: string }) => Promise<Bilingual | undefined>): void
}

/** What somebody would like to have, kept for users and guests alike. */
export function openWishlist(app: App, platform: Platform, guests: Guests): void {
  wishlistRoutes(app, platform, guests)
  guests.onSignIn(mergeWishes)
}

/** For those who ask what the shop keeps about them. */
export function exportWishes(db: Db, { userId }: { userId: string }) {
  return listWishes(db, { userId })
}

export function eraseWishes(tx: Db, { userId }: { userId: string }): Promise<void> {
  return deleteWishes(tx, { userId })
}
