import { and, asc, eq, sql } from 'drizzle-orm'
import type { PersonalizationValue } from '../../../contract/personalization.ts'
import { newId } from '../../../db/new-id.ts'
import { type Db, schema } from '../../platform/database/client.ts'
import { sizeOfStored, storedSize } from './line-key.rule.ts'

const { carts, cartLines } = schema

/** The owner of a cart: a user or a guest, never both. */
export type CartOwner = { userId: string } | { guestId: string }

/** `size`: the plain size of the variant ({@link storedSize}). */
export type CartLineRow = typeof cartLines.$inferSelect
/** `seenTerms`: the terms of the code that the cart showed last; null where it has not shown them. */
export type CartRow = { cartId: string; discountCode: string | null; seenTerms: string | null }

const ownedBy = (owner: CartOwner) => ('userId' in owner ? eq(carts.userId, owner.userId) : eq(carts.guestId, owner.guestId))
const row = { cartId: carts.id, discountCode: carts.discountCode, seenTerms: carts.seenTerms }

/** The cart with its lines in the order they were added, in one query. */
export async function findCart(db: Db, owner: CartOwner): Promise<(CartRow & { lines: CartLineRow[] }) | undefined> {
  const rows = await db
    .select({ ...row, line: cartLines })
    .from(carts)
    .leftJoin(cartLines, eq(cartLines.cartId, carts.id))
    .where(ownedBy(owner))
    .orderBy(asc(cartLines.createdAt), asc(cartLines.id))
  const [first] = rows
  if (!first) return undefined
  const { line: _, ...cart } = first
  return { ...cart, lines: rows.flatMap(({ line }) => (line ? [withPlainSize(line)] : [])) }
}

function withPlainSize(line: CartLineRow): CartLineRow {
  return { ...line, size: sizeOfStored(line.size) }
}

/** Locks the cart until `tx` ends, so that concurrent changes and orders of one cart run one after the other. */
export async function lockCartRow(tx: Db, owner: CartOwner): Promise<CartRow | undefined> {
  const [cart] = await tx.select(row).from(carts).where(ownedBy(owner)).for('update')
  return cart
}

/** The same, creating the cart if there is none; concurrent calls create one. */
export async function lockOrMakeCart(tx: Db, owner: CartOwner, now: Date): Promise<CartRow> {
  const [cart] = await tx
    .insert(carts)
    .values({ id: newId('crt'), ...owner, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: 'userId' in owner ? carts.userId : carts.guestId, set: { updatedAt: now } })
    .returning(row)
  if (!cart) throw new Error('a cart was not written')
  return cart
}

export async function listLines(tx: Db, of: CartOwner | { cartId: string }): Promise<CartLineRow[]> {
  const cart = 'cartId' in of ? of.cartId : tx.select({ id: carts.id }).from(carts).where(ownedBy(of))
  const rows = await tx.select().from(cartLines).where(eq(cartLines.cartId, cart)).orderBy(asc(cartLines.createdAt), asc(cartLines.id))
  return rows.map(withPlainSize)
}

/** The unit price that the cart showed last. */
export function lastSeen({ addedVnd, seenVnd }: Pick<CartLineRow, 'addedVnd' | 'seenVnd'>): number {
  return seenVnd ?? addedVnd
}

export type LineToPut = {
  productId: string
  colorId: string
  size: string
  personalization: PersonalizationValue[] | null
  quantity: number
  addedVnd: number
  seenVnd?: number | null
  putInBy?: string | null
  createdAt: Date
}

/** Writes lines with these quantities, replacing those of the same variant and personalization; `repriced`: at today's price. */
export async function putLines(tx: Db, cartId: string, lines: LineToPut[], repriced: boolean): Promise<void> {
  if (lines.length === 0) return
  await tx
    .insert(cartLines)
    .values(lines.map((line) => ({ id: newId('itm'), cartId, ...line, size: storedSize(line) })))
    .onConflictDoUpdate({
      target: [cartLines.cartId, cartLines.productId, cartLines.colorId, cartLines.size],
      set: {
        quantity: sql`excluded.quantity`,
        ...(repriced ? { addedVnd: sql`excluded.added_vnd`, seenVnd: null, putInBy: sql`excluded.put_in_by` } : {}),
      },
    })
}

/** Another wish for the same variant, at today's price. */
export async function setPersonalization(
  tx: Db,
  which: { cartId: string; lineId: string },
  { size, personalization, quantity, addedVnd }: Pick<LineToPut, 'size' | 'personalization' | 'quantity' | 'addedVnd'>,
): Promise<void> {
  await tx
    .update(cartLines)
    .set({ size: storedSize({ size, personalization }), personalization, quantity, addedVnd, seenVnd: null })
    .where(and(eq(cartLines.id, which.lineId), eq(cartLines.cartId, which.cartId)))
}

export async function setQuantity(tx: Db, which: { cartId: string; lineId: string }, quantity: number): Promise<void> {
  await tx
    .update(cartLines)
    .set({ quantity })
    .where(and(eq(cartLines.id, which.lineId), eq(cartLines.cartId, which.cartId)))
}

export async function writeSeenPrices(db: Db, seen: { lineId: string; unitPrice: number }[]): Promise<void> {
  if (seen.length === 0) return
  const rows = sql.join(
    seen.map(({ lineId, unitPrice }) => sql`(${lineId}, ${unitPrice}::bigint)`),
    sql`, `,
  )
  await db.execute(sql`update ${cartLines} set seen_vnd = v.vnd from (values ${rows}) as v(id, vnd) where ${cartLines.id} = v.id::text`)
}

export async function deleteLine(tx: Db, which: { cartId: string; lineId: string }): Promise<boolean> {
  const gone = await tx
    .delete(cartLines)
    .where(and(eq(cartLines.id, which.lineId), eq(cartLines.cartId, which.cartId)))
    .returning({ id: cartLines.id })
  return gone.length > 0
}

type Code = Pick<CartRow, 'discountCode' | 'seenTerms'>

/** The cart has not shown the terms of a new code yet, so `seenTerms` is null. */
export async function setDiscountCode(tx: Db, cartId: string, { discountCode, seenTerms }: Code): Promise<void> {
  await tx.update(carts).set({ discountCode, seenTerms }).where(eq(carts.id, cartId))
}

/** Does nothing where another code was applied after the cart was read. */
export async function writeSeenTerms(db: Db, { cartId, discountCode, seenTerms }: CartRow): Promise<void> {
  await db
    .update(carts)
    .set({ seenTerms })
    .where(and(eq(carts.id, cartId), sql`${carts.discountCode} is not distinct from ${discountCode}`))
}

export const noCode: Code = { discountCode: null, seenTerms: null }

/** Deletes the lines and the code. */
export async function emptyCart(tx: Db, { cartId, discountCode }: Pick<CartRow, 'cartId' | 'discountCode'>): Promise<void> {
  await tx.delete(cartLines).where(eq(cartLines.cartId, cartId))
  if (discountCode !== null) await setDiscountCode(tx, cartId, noCode)
}

/** Deletes a user's cart; its lines go with it. */
export async function deleteCart(tx: Db, { userId }: { userId: string }): Promise<void> {
  await tx.delete(carts).where(eq(carts.userId, userId))
}
