import { maxQuantity } from '../../../contract/cart.ts'
import { unitPrice } from '../../../contract/money.ts'
import type { Saleable } from '../catalogue/catalogue.ts'

export type LineProblem = 'gone' | 'sold_out' | 'not_enough'

export type PricedLine = {
  /** The unit price now; 0 where the product no longer exists. */
  unitPrice: number
  /** The line's part of the subtotal. */
  total: number
  /** How many units can be bought in all. */
  available: number
  problem: LineProblem | null
}

/**
 * The only place that prices a cart, in whole dong. A line whose product is gone or sold out costs nothing, because
 * it cannot be bought. A line with fewer units left than wanted keeps its full price, because the shopper chooses how
 * many to take. Each of the three blocks the checkout.
 */
export function priceCart(lines: { saleable: Saleable | null; quantity: number }[]): { lines: PricedLine[]; subTotal: number } {
  const priced = lines.map(({ saleable, quantity }) => priceLine(saleable, quantity))
  return { lines: priced, subTotal: priced.reduce((sum, { total }) => sum + total, 0) }
}

function priceLine(saleable: Saleable | null, quantity: number): PricedLine {
  const unit = saleable ? unitPrice(saleable, saleable.size) : 0
  const available = availableOf(saleable)
  const problem = problemOf(saleable, available, quantity)
  return { unitPrice: unit, total: problem === 'gone' || problem === 'sold_out' ? 0 : unit * quantity, available, problem }
}

function problemOf(saleable: Saleable | null, available: number, quantity: number): LineProblem | null {
  if (!isOffered(saleable)) return 'gone'
  if (available === 0) return 'sold_out'
  return quantity > available ? 'not_enough' : null
}

/** Whether the product still comes in this colour and size, in stock or not. */
export function isOffered(saleable: Saleable | null): saleable is Saleable & { variant: NonNullable<Saleable['variant']> } {
  return saleable?.published === true && saleable.variant !== null && (!saleable.hasSizes || saleable.size !== null)
}

/** The units of a line that are not in stock and have to be sewn first. */
export function unitsToSewOfCart(saleable: Saleable | null, quantity: number): number {
  if (!saleable?.madeToOrder || !saleable.variant) return 0
  const { onHand, reserved } = saleable.variant
  return Math.max(0, quantity - Math.max(0, onHand - reserved))
}

/** A product sewn on demand does not run out. */
export function availableOf(saleable: Saleable | null): number {
  if (!isOffered(saleable)) return 0
  if (saleable.madeToOrder) return maxQuantity
  return Math.min(maxQuantity, Math.max(0, saleable.variant.onHand - saleable.variant.reserved))
}
