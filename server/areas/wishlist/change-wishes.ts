import { mostWished } from '../../../contract/wishlist.ts'
import type { Db } from '../../platform/db.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { transact, violatesReference } from '../../platform/transact.ts'
import { countWishes, deleteWishes, holdOwner, insertWishes, isSold, isWished, type Wisher } from './wishlist.sql.ts'

/** A second time is no second wish. Returns whose wish it is. */
export async function addWish({ db, clock }: Platform, ownerIn: (tx: Db) => Promise<Wisher>, productId: string): Promise<Wisher> {
  return transact(db, async (tx) => {
    const owner = await ownerIn(tx)
    await holdOwner(tx, owner)
    if (await isWished(tx, owner, productId)) return owner
    if ((await countWishes(tx, owner)) >= mostWished) throw new AppError('wishlist_full')
    await insertWishes(tx, owner, [{ productId, createdAt: clock.now() }])
    return owner
  }).catch((error) => {
    // The guest signed in elsewhere, or the product was deleted, in this very moment.
    throw violatesReference(error) ? new AppError('conflict') : error
  })
}

/** Only what is for sale can be wished for. */
export async function requireSold({ db }: Platform, productId: string): Promise<void> {
  if (!(await isSold(db, productId))) throw new AppError('not_found')
}

export async function removeWish({ db }: Platform, owner: Wisher, productId: string): Promise<void> {
  await deleteWishes(db, owner, [productId])
}

export async function clearWishes({ db }: Platform, owner: Wisher): Promise<void> {
  await deleteWishes(db, owner)
}
