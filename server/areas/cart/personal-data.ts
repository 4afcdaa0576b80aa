import type { Db } from '../../platform/database/client.ts'
import { findCart } from './cart.sql.ts'

/** The user's cart for a data export. Erasing an account deletes the cart with the user's row. */
export async function exportCart(db: Db, { userId }: { userId: string }) {
  const cart = await findCart(db, { userId })
  const lines = cart?.lines ?? []
  return {
    discountCode: cart?.discountCode ?? null,
    lines: lines.map(({ productId, colorId, size, personalization, quantity, createdAt }) => ({
      ...{ productId, colorId, size, quantity, createdAt },
      ...(personalization ? { personalization } : {}),
    })),
  }
}
