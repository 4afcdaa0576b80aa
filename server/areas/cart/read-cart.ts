import type { Cart } from '../../../contract/cart.ts'
import type { Language } from '../../../contract/language.ts'
import type { Db } from '../../platform/db.ts'
import { findSaleableLines } from '../catalogue/catalogue.ts'
import { discountFor } from '../discounts/discounts.ts'
import { type CartOwner, findCart, lastSeen, writeSeenPrices } from './cart.sql.ts'
import { type DescribedDiscount, describeCart } from './describe-cart.ts'
import { priceCart } from './price-cart.ts'

/** The cart as its owner is told it: from now on these are the prices they have seen. */
export async function showCart(db: Db, owner: CartOwner | null, language: Language, now: Date): Promise<Cart> {
  const { cart, unseen } = await lookInto(db, owner, language, now)
  await writeSeenPrices(db, unseen)
  return cart
}

/** The cart as it is today: what can be bought, at today's prices, with its code. Nobody's cart is an empty one. */
export async function readCart(db: Db, owner: CartOwner | null, language: Language, now: Date): Promise<Cart> {
  return (await lookInto(db, owner, language, now)).cart
}

async function lookInto(db: Db, owner: CartOwner | null, language: Language, now: Date) {
  const cart = owner ? await findCart(db, owner) : undefined
  const lines = cart?.lines ?? []
  const saleables = lines.length > 0 ? await findSaleableLines(db, lines, language) : []
  const shown = lines.map((line, at) => ({ ...line, saleable: saleables[at] ?? null }))
  const priced = priceCart(shown)
  const discount = await findDiscount(db, { code: cart?.discountCode ?? null, subTotal: priced.subTotal, owner, now })
  const unseen = shown.flatMap(({ id: lineId, saleable, ...line }, at) => {
    const unitPrice = priced.lines[at]?.unitPrice
    return saleable && unitPrice !== undefined && unitPrice !== lastSeen(line) ? [{ lineId, unitPrice }] : []
  })
  return { cart: describeCart({ lines: shown, priced, discount }, language), unseen }
}

async function findDiscount(
  db: Db,
  { code, subTotal, owner, now }: { code: string | null; subTotal: number; owner: CartOwner | null; now: Date },
): Promise<DescribedDiscount | null> {
  if (code === null) return null
  const found = await discountFor(db, { code, subTotal, customerKey: customerKeyOf(owner), now })
  if (found.kind === 'refused') return { code, kind: found.discountKind ?? 'amount', amount: 0, freeShipping: false, problem: found.code }
  return { code: found.code, kind: found.discountKind, amount: found.amount, freeShipping: found.freeShipping, problem: null }
}

/** Who uses a code is known of a user; of a guest only when they order. */
export function customerKeyOf(owner: CartOwner | null): string | null {
  return owner && 'userId' in owner ? owner.userId : null
}
