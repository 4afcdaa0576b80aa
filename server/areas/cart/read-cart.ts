import type { Cart } from '../../../contract/cart.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import type { Db } from '../../platform/database/client.ts'
import { presentSaleable, type Saleable } from '../catalogue/catalogue.ts'
import { type DiscountCustomer, type DiscountForCart, discountFor } from '../discounts/discounts.ts'
import { type CartOwner, type CartRow, lastSeen, writeSeenPrices, writeSeenTerms } from './cart.sql.ts'
import { type CartLineWithGoods, findCartWithGoods } from './cart-goods.sql.ts'
import { type DescribedDiscount, presentCart } from './present-cart.rule.ts'
import { priceCart } from './price-cart.rule.ts'

export type CartWithGoods = CartRow & { lines: (CartLineWithGoods & { saleable: Saleable | null })[] }

/** Reads the cart for its owner, and records its prices and the terms of its code as seen. */
export async function showCart(db: Db, owner: CartOwner | null, language: Language, now: Date): Promise<Cart> {
  return showCartAsRead(db, { cart: owner ? await readCartWithGoods(db, owner, language) : undefined, owner, language, now })
}

/** The same for a cart that was read in the transaction that changed it. */
export async function showCartAsRead(db: Db, read: CartToDescribe): Promise<Cart> {
  const { shown, unseen, unseenTerms } = await describeCart(db, read)
  await writeSeenPrices(db, unseen)
  if (unseenTerms) await writeSeenTerms(db, unseenTerms)
  return shown
}

/** The cart at today's prices, with today's availability and its code. An empty cart where there is no owner. */
export async function readCart(db: Db, owner: CartOwner | null, language: Language, now: Date): Promise<Cart> {
  const cart = owner ? await readCartWithGoods(db, owner, language) : undefined
  return (await describeCart(db, { cart, owner, language, now })).shown
}

/** The cart and what its lines name in the catalogue, in one statement. */
export async function readCartWithGoods(db: Db, owner: CartOwner, language: Language): Promise<CartWithGoods | undefined> {
  const cart = await findCartWithGoods(db, owner)
  return cart && { ...cart, lines: cart.lines.map((line) => ({ ...line, saleable: line.goods && presentSaleable(line.goods, language) })) }
}

type CartToDescribe = { cart: CartWithGoods | undefined; owner: CartOwner | null; language: Language; now: Date }

/** The cart as its owner sees it; `unseen`: the prices, and `unseenTerms`: the terms of its code, that it has not shown yet. */
export async function describeCart(db: Db, { cart, owner, language, now }: CartToDescribe) {
  const lines = cart?.lines ?? []
  const priced = priceCart(lines)
  const found = await findDiscount(db, { cart, subTotal: priced.subTotal, owner, now })
  const discount = found && presentDiscount(found)
  const unseen = lines.flatMap(({ id: lineId, saleable, ...line }, at) => {
    const unitPrice = priced.lines[at]?.unitPrice
    return saleable && unitPrice !== undefined && unitPrice !== lastSeen(line) ? [{ lineId, unitPrice }] : []
  })
  const seenTerms = found?.terms ?? null
  const unseenTerms = cart && cart.seenTerms !== seenTerms ? { ...cart, seenTerms } : null
  return { shown: presentCart({ lines, priced, discount }, language), unseen, unseenTerms }
}

type DiscountQuery = { cart: CartRow | undefined; subTotal: number; owner: CartOwner | null; now: Date }
type Found = DiscountForCart & { onCart: string }

async function findDiscount(db: Db, { cart, owner, ...asked }: DiscountQuery): Promise<Found | null> {
  const onCart = cart?.discountCode ?? null
  if (onCart === null) return null
  return { ...(await discountFor(db, { ...asked, code: onCart, customer: customerOf(owner) })), onCart }
}

function presentDiscount(found: Found): DescribedDiscount {
  if (found.kind === 'refused') {
    return { code: found.onCart, kind: found.discountKind ?? 'amount', amount: 0, freeShipping: false, problem: found.code }
  }
  return { code: found.code, kind: found.discountKind, amount: found.amount, freeShipping: found.freeShipping, problem: null }
}

/** A code with a limit for each customer is counted for a user here; for a guest only when they order. */
export function customerOf(owner: CartOwner | null): DiscountCustomer | null {
  return owner && 'userId' in owner ? { userId: owner.userId, phone: null } : null
}
