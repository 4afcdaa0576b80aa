import type { Db } from '../../platform/database/client.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { mergeWishes } from './merge-wishlists.ts'
import { type Guests, wishlistRoutes } from './wishlist.routes.ts'
import { deleteWishes, listWishes } from './wishlist.sql.ts'

/** Saved products of users and guests. */
export function openWishlist(app: App, platform: Platform, guests: Guests): void {
  wishlistRoutes(app, platform, guests)
  guests.onSignIn(mergeWishes)
}

/** For the personal data export. */
export function exportWishes(db: Db, { userId }: { userId: string }) {
  return listWishes(db, { userId })
}

export function eraseWishes(tx: Db, { userId }: { userId: string }): Promise<void> {
  return deleteWishes(tx, { userId })
}
