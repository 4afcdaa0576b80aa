import type { Db } from '../../platform/database/client.ts'
import { findCart } from './cart.sql.ts'

/** What lies in somebody's cart. It goes with its user's row when an account is erased. */
export async function exportCart(db: Db, { userId }: { userId: string }) {
  const cart = await findCart(db, { userId })
  const lines = cart?.lines ?? []
  return {
    discountCode: cart?.discountCode ?? null,
    lines: lines.map(({ productId, colorId, size, quantity, createdAt }) => ({ productId, colorId, size, quantity, createdAt })),
  }
}
