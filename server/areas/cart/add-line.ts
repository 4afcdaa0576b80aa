import { maxLines, maxQuantity, type NewCartLine } from '../../../contract/cart.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import type { PersonalizationValue } from '../../../contract/personalization.ts'
import type { Db } from '../../platform/database/client.ts'
import { pipeline } from '../../platform/database/pipeline.ts'
import { transact } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { findProducts, findSaleable, requirePersonalization, type Saleable } from '../catalogue/catalogue.ts'
import { type CartOwner, type LineToPut, listLines, lockOrMakeCart } from './cart.sql.ts'
import type { StartedGuest } from './cart-owner.ts'
import { isSameVariant, lineKey } from './line-key.rule.ts'
import { availableOf, isOffered, unitPriceOf } from './price-cart.rule.ts'
import { putFirstLine, putLine } from './put-line.sql.ts'
import { type CartWithGoods, readCartWithGoods } from './read-cart.ts'

export type Choice = { saleable: Saleable; personalization: PersonalizationValue[] | null }

/**
 * Finds the variant to add: published, offered in this colour and size, with enough units in stock, and with everything
 * filled in that its product requires. Throws otherwise.
 */
export async function chooseSaleable(db: Db, line: NewCartLine, language: Language): Promise<Choice> {
  const { productId, color, size, quantity } = line
  if (!color?.trim()) throw new AppError('color_required', { issues: [{ path: 'color', key: 'color_required' }] })
  const [saleable] = await findSaleable(db, [{ productId, color, size: size ?? null }], language)
  if (!saleable?.published) {
    // A hidden product gives the same response as one that never existed.
    const isSold = (await findProducts(db, [productId], language)).length > 0
    throw isSold ? new AppError('unknown_variant', { issues: [{ path: 'color', key: 'unknown_variant' }] }) : new AppError('not_found')
  }
  if (saleable.hasSizes && !size?.trim()) throw new AppError('size_required', { issues: [{ path: 'size', key: 'size_required' }] })
  if (!isOffered(saleable) || (size && !saleable.hasSizes))
    throw new AppError('unknown_variant', { issues: [{ path: 'size', key: 'unknown_variant' }] })
  const personalization = requirePersonalization(saleable, line.personalization ?? [])
  requireAvailable(saleable, quantity)
  return { saleable, personalization }
}

/** `language`: of the cart that is returned. */
type Addition = { quantity: number; key?: string | undefined; language: Language }

/**
 * Adds units and returns the cart; the same product in the same colour and size with the same personalization increases the
 * quantity of its line. Adds nothing where this `key` was used before.
 */
export async function addLine(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  owner: CartOwner,
  choice: Choice,
  { quantity, key, language }: Addition,
): Promise<CartWithGoods | undefined> {
  const now = clock.now()
  return transact(db, async (tx) => {
    const [{ cartId }, lines] = await pipeline([lockOrMakeCart(tx, owner, now), listLines(tx, owner)])
    const wanted = variantOf(choice)
    const line = lines.find((each) => lineKey(each) === lineKey(wanted))
    if (line && key && line.putInBy === key) return readCartWithGoods(tx, owner, language)
    if (!line && lines.length >= maxLines) throw new AppError('cart_full')
    const together = (line?.quantity ?? 0) + quantity
    if (together > maxQuantity) throw new AppError('quantity_limit', { issues: [{ path: 'quantity', key: 'quantity_limit' }] })
    requireAvailable(choice.saleable, together, unitsBeside(lines, { ...wanted, id: line?.id }))
    const put = putLine(tx, cartId, lineToPut(choice, { quantity: together, key }, now))
    const [, cart] = await pipeline([put, readCartWithGoods(tx, owner, language)])
    return cart
  })
}

/** The first line of a visitor, who becomes a guest with it. `startGuest` sends its statements before it returns. */
export async function addFirstLine(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  startGuest: (tx: Db) => StartedGuest,
  choice: Choice,
  addition: Addition,
): Promise<{ owner: CartOwner; cart: CartWithGoods | undefined }> {
  return transact(db, async (tx) => {
    const { guestId, written } = startGuest(tx)
    const owner = { guestId }
    const put = putFirstLine(tx, guestId, lineToPut(choice, addition, clock.now()))
    const [, , cart] = await pipeline([written, put, readCartWithGoods(tx, owner, addition.language)])
    return { owner, cart }
  })
}

function variantOf({ saleable, personalization }: Choice) {
  return { productId: saleable.productId, colorId: saleable.color.id, size: saleable.size?.size ?? '', personalization }
}

function lineToPut(choice: Choice, { quantity, key }: Pick<Addition, 'quantity' | 'key'>, now: Date): LineToPut {
  const addedVnd = unitPriceOf(choice.saleable, choice.personalization ?? [])
  return { ...variantOf(choice), quantity, addedVnd, putInBy: key ?? null, createdAt: now }
}

type LineOfVariant = { id?: string | undefined; productId: string; colorId: string; size: string }

/** The units of the other lines of the same variant: they share its stock. */
export function unitsBeside(lines: (LineOfVariant & { quantity: number })[], line: LineOfVariant): number {
  return lines.reduce((sum, each) => (each.id !== line.id && isSameVariant(each, line) ? sum + each.quantity : sum), 0)
}

/** Throws where fewer units are available beside `others` of the same variant; the error names how many. */
export function requireAvailable(saleable: Saleable | null, quantity: number, others = 0): void {
  const available = availableOf(saleable, others)
  if (available === 0) throw new AppError('out_of_stock')
  if (quantity > available) throw new AppError('not_enough_stock', { issues: [{ path: 'quantity', key: `max:${available}` }] })
}
