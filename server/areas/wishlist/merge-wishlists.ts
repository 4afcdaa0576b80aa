import type { Bilingual } from '../../../contract/language/language.schema.ts'
import { maxWished } from '../../../contract/wishlist.ts'
import type { Db } from '../../platform/database/client.ts'
import { deleteWishes, insertWishes, listWishes, lockOwner } from './wishlist.sql.ts'

/** Merges a guest's wishlist into the account they sign in to, without duplicates, newest first up to the limit. */
export async function mergeWishes(tx: Db, { userId, guestId }: { userId: string; guestId: string }): Promise<Bilingual | undefined> {
  const wished = await listWishes(tx, { guestId })
  if (wished.length === 0) return undefined
  await lockOwner(tx, { userId })
  const own = new Set((await listWishes(tx, { userId })).map(({ productId }) => productId))
  const added = wished.filter(({ productId }) => !own.has(productId)).slice(0, Math.max(0, maxWished - own.size))
  await insertWishes(tx, { userId }, added)
  await deleteWishes(tx, { guestId })
  if (added.length === 0) return undefined
  return {
    vi: `Danh sách yêu thích có thêm ${added.length} sản phẩm.`,
    en: added.length === 1 ? 'One more piece is on your wishlist.' : `${added.length} more pieces are on your wishlist.`,
  }
}
