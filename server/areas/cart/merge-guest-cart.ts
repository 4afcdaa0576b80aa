import type { Bilingual } from '../../../contract/language/language.schema.ts'
import type { Db } from '../../platform/database/client.ts'
import { type CartOwner, listLines, lockCartRow, lockOrMakeCart, putLines, setDiscountCode } from './cart.sql.ts'
import { mergedText } from './cart-texts.ts'
import { mergeLines } from './merge-lines.rule.ts'

/** `capped`: lines cut to the limit of a line; `left`: lines that did not fit into the cart. */
export type MergedCart = { lines: number; capped: number; left: number }

/** Adds the lines of one cart, and its code where the other has none, to another cart. Null where there is nothing to add. */
export async function mergeCart(tx: Db, { from, into, now }: { from: CartOwner; into: CartOwner; now: Date }): Promise<MergedCart | null> {
  const given = await lockCartRow(tx, from)
  if (!given) return null
  const lines = await listLines(tx, given)
  if (lines.length === 0 && given.discountCode === null) return null
  const own = await lockOrMakeCart(tx, into, now)
  const { put, capped, left } = mergeLines(await listLines(tx, own), lines)
  await putLines(
    tx,
    own.cartId,
    put.map(({ id: _id, cartId: _cartId, ...line }) => line),
    false,
  )
  if (own.discountCode === null && given.discountCode !== null) await setDiscountCode(tx, own.cartId, given)
  return { lines: lines.length, capped, left }
}

/** Merges a guest's cart into the cart of the account, in the transaction of the sign-in. */
export async function mergeGuestCart(
  tx: Db,
  { userId, guestId, now }: { userId: string; guestId: string; now: Date },
): Promise<Bilingual | undefined> {
  const merged = await mergeCart(tx, { from: { guestId }, into: { userId }, now })
  return merged && merged.lines > 0 ? mergedText(merged) : undefined
}
