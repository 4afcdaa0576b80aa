import type { z } from 'zod'
import { type CartLineChange, maxQuantity } from '../../../contract/cart.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import type { Db } from '../../platform/database/client.ts'
import { transact } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { findSaleableLines, requirePersonalization } from '../catalogue/catalogue.ts'
import { requireAvailable, unitsBeside } from './add-line.ts'
import {
  type CartLineRow,
  type CartOwner,
  type CartRow,
  deleteLine,
  emptyCart,
  listLines,
  lockCartRow,
  setPersonalization,
  setQuantity,
} from './cart.sql.ts'
import { lineKey } from './line-key.rule.ts'
import { unitPriceOf } from './price-cart.rule.ts'

type CartLineRef = { owner: CartOwner | null; lineId: string }
type LineChange = Omit<z.infer<typeof CartLineChange>, 'itemId'>

/** Changes the quantity. A smaller one is always allowed, even above the stock; a larger one only up to the stock. */
export async function changeLine(
  { db }: Pick<Platform, 'db'>,
  { owner, lineId }: CartLineRef,
  { quantity, personalization }: LineChange,
  language: Language,
): Promise<void> {
  await transact(db, async (tx) => {
    const { cartId } = await requireCart(tx, owner)
    const lines = await listLines(tx, { cartId })
    const line = lines.find(({ id }) => id === lineId)
    if (!line) throw new AppError('not_found')
    if (personalization) return personalizeLine(tx, { line, lines }, { quantity, personalization }, language)
    if (quantity > line.quantity) {
      const [saleable] = await findSaleableLines(tx, [line], language)
      requireAvailable(saleable ?? null, quantity, unitsBeside(lines, line))
    }
    await setQuantity(tx, { cartId, lineId }, quantity)
  })
}

/** A line that becomes equal to another one takes its units. */
async function personalizeLine(
  tx: Db,
  { line, lines }: { line: CartLineRow; lines: CartLineRow[] },
  { quantity, personalization: values }: Required<LineChange>,
  language: Language,
): Promise<void> {
  const [saleable = null] = await findSaleableLines(tx, [line], language)
  requireAvailable(saleable, 1)
  if (!saleable) throw new AppError('not_found')
  const wanted = { ...line, personalization: requirePersonalization(saleable, values) }
  const same = lines.find((each) => each.id !== line.id && lineKey(each) === lineKey(wanted))
  const together = quantity + (same?.quantity ?? 0)
  if (together > maxQuantity) throw new AppError('quantity_limit', { issues: [{ path: 'quantity', key: 'quantity_limit' }] })
  const others = unitsBeside(lines, line) - (same?.quantity ?? 0)
  if (together > line.quantity) requireAvailable(saleable, together, others)
  const { cartId } = line
  if (same) await deleteLine(tx, { cartId, lineId: same.id })
  const addedVnd = unitPriceOf(saleable, wanted.personalization ?? [])
  await setPersonalization(tx, { cartId, lineId: line.id }, { ...wanted, quantity: together, addedVnd })
}

export async function removeLine({ db }: Pick<Platform, 'db'>, { owner, lineId }: CartLineRef): Promise<void> {
  await transact(db, async (tx) => {
    const { cartId } = await requireCart(tx, owner)
    if (!(await deleteLine(tx, { cartId, lineId }))) throw new AppError('not_found')
  })
}

/** Clearing a cart that does not exist succeeds. */
export async function clearCart({ db }: Pick<Platform, 'db'>, owner: CartOwner | null): Promise<void> {
  if (!owner) return
  await transact(db, async (tx) => {
    const cart = await lockCartRow(tx, owner)
    if (cart) await emptyCart(tx, cart)
  })
}

async function requireCart(tx: Db, owner: CartOwner | null): Promise<CartRow> {
  const cart = owner ? await lockCartRow(tx, owner) : undefined
  if (!cart) throw new AppError('not_found')
  return cart
}
