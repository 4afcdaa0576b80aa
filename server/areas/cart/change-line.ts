import type { Language } from '../../../contract/language.schema.ts'
import type { Db } from '../../platform/database/client.ts'
import { transact } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { findSaleableLines } from '../catalogue/catalogue.ts'
import { requireAvailable } from './add-line.ts'
import { type CartOwner, type CartRow, deleteLine, emptyCart, listLines, lockCartRow, setQuantity } from './cart.sql.ts'

type CartLineRef = { owner: CartOwner | null; lineId: string }

/** Changes the quantity. A smaller one is always allowed, even above the stock; a larger one only up to the stock. */
export async function changeLine(
  { db }: Pick<Platform, 'db'>,
  { owner, lineId }: CartLineRef,
  quantity: number,
  language: Language,
): Promise<void> {
  await transact(db, async (tx) => {
    const { cartId } = await requireCart(tx, owner)
    const line = (await listLines(tx, { cartId })).find(({ id }) => id === lineId)
    if (!line) throw new AppError('not_found')
    if (quantity > line.quantity) {
      const [saleable] = await findSaleableLines(tx, [line], language)
      requireAvailable(saleable ?? null, quantity)
    }
    await setQuantity(tx, { cartId, lineId }, quantity)
  })
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
