import { and, eq, sql } from 'drizzle-orm'
import type { PersonalizationValue } from '../../../contract/personalization.ts'
import { newId } from '../../../db/new-id.ts'
import { type Db, schema } from '../../platform/database/client.ts'
import { runStatement } from '../../platform/database/run-statement.ts'
import { defineStatement } from '../../platform/database/statement.ts'
import { sizeOfStored, storedSize } from './line-key.rule.ts'

const { carts, cartLines } = schema

/** The owner of a cart: a user or a guest, never both. */
export type CartOwner = { userId: string } | { guestId: string }

/** `size`: the plain size of the variant ({@link storedSize}). */
export type CartLineRow = typeof cartLines.$inferSelect
/** `seenTerms`: the terms of the code that the cart showed last; null where it has not shown them. */
export type CartRow = { cartId: string; discountCode: string | null; seenTerms: string | null }

function withPlainSize(line: CartLineRow): CartLineRow {
  return { ...line, size: sizeOfStored(line.size) }
}

const rowSql = 'id as "cartId", discount_code as "discountCode", seen_terms as "seenTerms"'
const forEachOwner = (write: (column: string) => string) => {
  const [ofUser, ofGuest] = [defineStatement(write('user_id')), defineStatement(write('guest_id'))]
  return (owner: CartOwner, ...values: unknown[]) =>
    'userId' in owner ? ofUser(owner.userId, ...values) : ofGuest(owner.guestId, ...values)
}

const lockRow = forEachOwner((column) => `select ${rowSql} from carts where ${column} = $1 for update`)

/** Locks the cart until `tx` ends, so that concurrent changes and orders of one cart run one after the other. */
export async function lockCartRow(tx: Db, owner: CartOwner): Promise<CartRow | undefined> {
  return (await runStatement<CartRow>(tx, lockRow(owner)))[0]
}

const lockOrMakeRow = forEachOwner(
  (column) => `insert into carts (${column}, id, created_at, updated_at) values ($1, $2, $3::timestamptz, $3::timestamptz)
    on conflict (${column}) do update set updated_at = excluded.updated_at returning ${rowSql}`,
)

/** The same, creating the cart if there is none; concurrent calls create one. */
export async function lockOrMakeCart(tx: Db, owner: CartOwner, now: Date): Promise<CartRow> {
  const [cart] = await runStatement<CartRow>(tx, lockOrMakeRow(owner, newId('crt'), now.toISOString()))
  if (!cart) throw new Error('a cart was not written')
  return cart
}

const readLines = (cartId: string) => `select id, cart_id as "cartId", product_id as "productId", color_id as "colorId", size,
  personalization, quantity, added_vnd::float8 as "addedVnd", seen_vnd::float8 as "seenVnd", put_in_by as "putInBy",
  created_at as "createdAt" from cart_lines where cart_id = ${cartId} order by created_at, id`
const readLinesOfCart = defineStatement(readLines('$1'))
const readLinesOfOwner = forEachOwner((column) => readLines(`(select id from carts where ${column} = $1)`))

export async function listLines(tx: Db, of: CartOwner | { cartId: string }): Promise<CartLineRow[]> {
  const rows = await runStatement<CartLineRow>(tx, 'cartId' in of ? readLinesOfCart(of.cartId) : readLinesOfOwner(of))
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

const deleteLines = defineStatement('delete from cart_lines where cart_id = $1')

/** Deletes the lines and the code. */
export async function emptyCart(tx: Db, { cartId, discountCode }: Pick<CartRow, 'cartId' | 'discountCode'>): Promise<void> {
  await runStatement(tx, deleteLines(cartId))
  if (discountCode !== null) await setDiscountCode(tx, cartId, noCode)
}

/** Deletes a user's cart; its lines go with it. */
export async function deleteCart(tx: Db, { userId }: { userId: string }): Promise<void> {
  await tx.delete(carts).where(eq(carts.userId, userId))
}
