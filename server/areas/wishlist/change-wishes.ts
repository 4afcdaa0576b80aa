import { mostWished } from '../../../contract/wishlist.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { transact } from '../../platform/transact.ts'
import { countWishes, deleteWishes, holdOwner, insertWishes, isSold, isWished, type Wisher } from './wishlist.sql.ts'

/** A second time is no second wish. */
export async function addWish({ db, clock }: Platform, owner: Wisher, productId: string): Promise<void> {
  await transact(db, async (tx) => {
    await holdOwner(tx, owner)
    if (await isWished(tx, owner, productId)) return
    if ((await countWishes(tx, owner)) >= mostWished) throw new AppError('wishlist_full')
    await insertWishes(tx, owner, [{ productId, createdAt: clock.now() }])
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
