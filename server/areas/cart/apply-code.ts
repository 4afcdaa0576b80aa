import { transact } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { discountFor } from '../discounts/discounts.ts'
import { type CartOwner, lockCartRow, lockOrMakeCart, noCode, setDiscountCode } from './cart.sql.ts'
import { customerOf, readCart } from './read-cart.ts'

/** The code in its stored spelling, if it applies to this cart now; throws otherwise. */
export async function requireApplicable(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  owner: CartOwner | null,
  code: string,
): Promise<string> {
  const now = clock.now()
  const { subTotal } = await readCart(db, owner, 'vi', now)
  const found = await discountFor(db, { code, subTotal, customer: customerOf(owner), now })
  if (found.kind === 'refused') throw new AppError(found.code, { issues: [{ path: 'code', key: found.code }] })
  return found.code
}

/** A cart carries one code: a second one replaces the first. */
export async function applyCode({ db, clock }: Pick<Platform, 'db' | 'clock'>, owner: CartOwner, code: string): Promise<void> {
  await transact(db, async (tx) => {
    const { cartId } = await lockOrMakeCart(tx, owner, clock.now())
    await setDiscountCode(tx, cartId, { discountCode: code, seenTerms: null })
  })
}

export async function removeCode({ db }: Pick<Platform, 'db'>, owner: CartOwner | null): Promise<void> {
  if (!owner) return
  await transact(db, async (tx) => {
    const cart = await lockCartRow(tx, owner)
    if (cart) await setDiscountCode(tx, cart.cartId, noCode)
  })
}
