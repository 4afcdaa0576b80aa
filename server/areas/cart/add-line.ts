import { maxLines, maxQuantity, type NewCartLine } from '../../../contract/cart.ts'
import type { Language } from '../../../contract/language.schema.ts'
import { unitPrice } from '../../../contract/money.ts'
import type { Db } from '../../platform/database/client.ts'
import { pipeline } from '../../platform/database/pipeline.ts'
import { transact, violatesReference } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { findProducts, findSaleable, type Saleable } from '../catalogue/catalogue.ts'
import { type CartOwner, listLines, lockOrMakeCart, putLines } from './cart.sql.ts'
import { availableOf, isOffered } from './price-cart.rule.ts'

/** Finds the variant to add: published, offered in this colour and size, and with enough units in stock. Throws otherwise. */
export async function chooseSaleable(db: Db, { productId, color, size, quantity }: NewCartLine, language: Language): Promise<Saleable> {
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
  requireAvailable(saleable, quantity)
  return saleable
}

/**
 * Adds units; the same product in the same colour and size increases the quantity of its line. Does nothing where
 * this `key` was used before. Returns the owner of the cart.
 */
export async function addLine(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  ownerIn: (tx: Db) => Promise<CartOwner>,
  saleable: Saleable,
  { quantity, key }: { quantity: number; key?: string | undefined },
): Promise<CartOwner> {
  const now = clock.now()
  return transact(db, async (tx) => {
    const owner = await ownerIn(tx)
    const [{ cartId }, lines] = await pipeline([lockOrMakeCart(tx, owner, now), listLines(tx, owner)])
    const wanted = { productId: saleable.productId, colorId: saleable.color.id, size: saleable.size?.size ?? '' }
    const line = lines.find(
      ({ productId, colorId, size }) => productId === wanted.productId && colorId === wanted.colorId && size === wanted.size,
    )
    if (line && key && line.putInBy === key) return owner
    if (!line && lines.length >= maxLines) throw new AppError('cart_full')
    const together = (line?.quantity ?? 0) + quantity
    if (together > maxQuantity) throw new AppError('quantity_limit', { issues: [{ path: 'quantity', key: 'quantity_limit' }] })
    requireAvailable(saleable, together)
    const addedVnd = unitPrice(saleable, saleable.size)
    await putLines(tx, cartId, [{ ...wanted, quantity: together, addedVnd, putInBy: key ?? null, createdAt: now }], true)
    return owner
  }).catch(refuseVanished)
}

/** Throws where fewer units are available; the error names how many. */
export function requireAvailable(saleable: Saleable | null, quantity: number): void {
  const available = availableOf(saleable)
  if (available === 0) throw new AppError('out_of_stock')
  if (quantity > available) throw new AppError('not_enough_stock', { issues: [{ path: 'quantity', key: `max:${available}` }] })
}

/** A concurrent request signed the guest in or deleted the product. */
export function refuseVanished(error: unknown): never {
  if (violatesReference(error)) throw new AppError('conflict')
  throw error
}
