import { maxWished } from '../../../contract/wishlist.ts'
import type { Db } from '../../platform/database/client.ts'
import { transact } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { countWishes, deleteWishes, insertWishes, isSold, isWished, lockOwner, type WishlistOwner } from './wishlist.sql.ts'

/** A repetition adds nothing. Returns the owner of the entry. */
export async function addToWishlist(
  { db, clock }: Platform,
  ownerIn: (tx: Db) => Promise<WishlistOwner>,
  productId: string,
): Promise<WishlistOwner> {
  return transact(db, async (tx) => {
    const owner = await ownerIn(tx)
    await lockOwner(tx, owner)
    if (await isWished(tx, owner, productId)) return owner
    if ((await countWishes(tx, owner)) >= maxWished) throw new AppError('wishlist_full')
    await insertWishes(tx, owner, [{ productId, createdAt: clock.now() }])
    return owner
  })
}

/** Only products for sale can be saved. */
export async function requireSold({ db }: Platform, productId: string): Promise<void> {
  if (!(await isSold(db, productId))) throw new AppError('not_found')
}

export async function removeFromWishlist({ db }: Platform, owner: WishlistOwner, productId: string): Promise<void> {
  await deleteWishes(db, owner, [productId])
}

export async function clearWishlist({ db }: Platform, owner: WishlistOwner): Promise<void> {
  await deleteWishes(db, owner)
}
