import type { Db } from '../../platform/database/client.ts'
import { listLines } from './cart.sql.ts'
import { findCartWithGoods } from './cart-goods.sql.ts'

/** The user's cart for a data export. Erasing an account deletes the cart with the user's row. */
export async function exportCart(db: Db, { userId }: { userId: string }) {
  const cart = await findCartWithGoods(db, { userId })
  const lines = await listLines(db, { userId })
  return {
    discountCode: cart?.discountCode ?? null,
    lines: lines.map(({ productId, colorId, size, personalization, quantity, createdAt }) => ({
      ...{ productId, colorId, size, quantity, createdAt },
      ...(personalization ? { personalization } : {}),
    })),
  }
}
