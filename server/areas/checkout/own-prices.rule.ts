import type { CustomItem, PriceByHand } from '../../../contract/admin/own-prices.ts'

type Priced = { unitPrice: number; total: number }

/** A line with the price that staff set by hand, where they did. A line that cannot be ordered costs nothing, as before. */
export function withOwnPrice<Line extends Priced>(line: Line, quantity: number, price: PriceByHand | undefined): Line {
  if (!price) return line
  return { ...line, unitPrice: price.amount, total: line.total === 0 && line.unitPrice > 0 ? 0 : price.amount * quantity }
}

export function customTotal({ amount, quantity }: CustomItem): number {
  return amount * quantity
}

export function sumTotals(lines: readonly { total: number }[], custom: readonly CustomItem[]): number {
  return lines.reduce((sum, { total }) => sum + total, 0) + custom.reduce((sum, item) => sum + customTotal(item), 0)
}

/** The units of lines that are not in the catalogue: they are made for the order, unless they are second choice. */
export function customPieces(custom: readonly CustomItem[]): number {
  return custom.reduce((sum, { quantity, secondChoice }) => (secondChoice ? sum : sum + quantity), 0)
}

/** The lines as those of an order that take units of second choice. */
export function secondChoiceLines(custom: readonly CustomItem[]): { quantity: number; secondChoiceId: string | null }[] {
  return custom.map(({ quantity, secondChoice = null }) => ({ quantity, secondChoiceId: secondChoice }))
}
