import { maxQuantity } from '../../../contract/cart.ts'
import { unitPrice } from '../../../contract/money.ts'
import {
  describePersonalization,
  findPersonalizationIssues,
  normalizePersonalization,
  personalizationPrice,
} from '../../../contract/personalization.rule.ts'
import type { OrderedPersonalization, PersonalizationValue } from '../../../contract/personalization.ts'
import type { Saleable } from '../catalogue/catalogue.ts'

export type LineProblem = 'gone' | 'sold_out' | 'personalization' | 'not_enough'

export type PricedLine = {
  /** The unit price now, with its personalization; 0 where the product no longer exists. */
  unitPrice: number
  /** The line's part of the subtotal. */
  total: number
  /** How many units this line can have while the other lines keep theirs. */
  available: number
  /** The units that are not in stock and have to be sewn first. */
  toSew: number
  personalization: OrderedPersonalization[]
  problem: LineProblem | null
}

type LineToPrice = { saleable: Saleable | null; quantity: number; personalization?: PersonalizationValue[] | null | undefined }
/** `units`: the line's part of the stock; `left`: what no line takes. */
type StockShare = { units: number; left: number }

/**
 * The only place that prices a cart, in whole dong. A line whose product is gone or sold out, or whose personalization
 * no longer fits the product, costs nothing, because it cannot be bought. A line with fewer units left than wanted keeps
 * its full price, because the shopper chooses how many to take. Each of the four blocks the checkout.
 */
export function priceCart(lines: LineToPrice[]): { lines: PricedLine[]; subTotal: number } {
  const shares = shareStock(lines)
  const priced = lines.map((line, at) => priceLine(line, shares[at] ?? { units: 0, left: 0 }))
  return { lines: priced, subTotal: priced.reduce((sum, { total }) => sum + total, 0) }
}

function priceLine({ saleable, quantity, personalization }: LineToPrice, share: StockShare): PricedLine {
  const fields = saleable?.personalization ?? []
  const values = normalizePersonalization(fields, personalization ?? [])
  const unit = saleable ? unitPriceOf(saleable, values) : 0
  const available = sharedAvailability(saleable, share)
  const isWrong = findPersonalizationIssues(fields, personalization ?? []).length > 0
  const problem = problemOf({ saleable, available, isWrong }, quantity)
  return {
    unitPrice: unit,
    total: problem === null || problem === 'not_enough' ? unit * quantity : 0,
    available,
    toSew: saleable?.madeToOrder && saleable.variant ? quantity - share.units : 0,
    personalization: describePersonalization(fields, values),
    problem,
  }
}

/** The price of one unit with what is filled in. */
export function unitPriceOf(saleable: Saleable, values: readonly PersonalizationValue[]): number {
  return unitPrice(saleable, saleable.size) + personalizationPrice(saleable.personalization, values)
}

type Facts = { saleable: Saleable | null; available: number; isWrong: boolean }

function problemOf({ saleable, available, isWrong }: Facts, quantity: number): LineProblem | null {
  if (!isOffered(saleable)) return 'gone'
  if (available === 0) return 'sold_out'
  if (isWrong) return 'personalization'
  return quantity > available ? 'not_enough' : null
}

/** Lines of one variant differ in their personalization and share its stock; the first one is served first. */
function shareStock(lines: LineToPrice[]): StockShare[] {
  const left = new Map<string, number>()
  const units = lines.map(({ saleable, quantity }) => {
    if (!saleable?.variant) return 0
    const { id, onHand, reserved } = saleable.variant
    const free = left.get(id) ?? Math.max(0, onHand - reserved)
    const taken = Math.min(quantity, free)
    left.set(id, free - taken)
    return taken
  })
  return lines.map(({ saleable }, at) => ({ units: units[at] ?? 0, left: left.get(saleable?.variant?.id ?? '') ?? 0 }))
}

function sharedAvailability(saleable: Saleable | null, { units, left }: StockShare): number {
  if (!isOffered(saleable)) return 0
  return saleable.madeToOrder ? maxQuantity : Math.min(maxQuantity, units + left)
}

/** Whether the product still comes in this colour and size, in stock or not. */
export function isOffered(saleable: Saleable | null): saleable is Saleable & { variant: NonNullable<Saleable['variant']> } {
  return saleable?.published === true && saleable.variant !== null && (!saleable.hasSizes || saleable.size !== null)
}

/** How many units one line can have beside `others` of the same variant. A product sewn on demand does not run out. */
export function availableOf(saleable: Saleable | null, others = 0): number {
  if (!isOffered(saleable)) return 0
  if (saleable.madeToOrder) return maxQuantity
  return Math.min(maxQuantity, Math.max(0, saleable.variant.onHand - saleable.variant.reserved - others))
}
