import type { Bilingual } from '../../../contract/language.schema.ts'
import type { Db } from '../../platform/database/client.ts'
import { listLines, lockCartRow, lockOrMakeCart, putLines, setDiscountCode } from './cart.sql.ts'
import { mergedText } from './cart-texts.ts'
import { mergeLines } from './merge-lines.rule.ts'

/** Merges a guest's cart into the cart of the account, in the transaction of the sign-in. */
export async function mergeGuestCart(
  tx: Db,
  { userId, guestId, now }: { userId: string; guestId: string; now: Date },
): Promise<Bilingual | undefined> {
  const guests = await lockCartRow(tx, { guestId })
  if (!guests) return undefined
  const lines = await listLines(tx, guests)
  if (lines.length === 0 && guests.discountCode === null) return undefined
  const own = await lockOrMakeCart(tx, { userId }, now)
  const { put, capped, left } = mergeLines(await listLines(tx, own), lines)
  await putLines(
    tx,
    own.cartId,
    put.map(({ id: _id, cartId: _cartId, ...line }) => line),
    false,
  )
  if (own.discountCode === null && guests.discountCode !== null) await setDiscountCode(tx, own.cartId, guests)
  return lines.length > 0 ? mergedText({ capped, left }) : undefined
}
