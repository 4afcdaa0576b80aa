import type { Vnd } from './vnd.ts'

/** What MoMo takes in one payment, in dong. */
export const momoAmount = { min: 1_000, max: 50_000_000 } as const

/** Written here, though Intl could: a browser's first number format reads the data of every language, a tenth of the time to the first press. */
function write(vnd: number): string {
  const digits = String(Math.abs(Math.round(vnd))).replace(/\B(?=(\d{3})+$)/g, '.')
  return `${vnd < 0 ? '-' : ''}${digits}\u00a0₫`
}

/**
 * A price as the shop writes it, in both languages alike: `199.000 ₫` (no-break space before ₫).
 * Empty and zero print nothing; what is not a number prints `0 ₫`.
 */
export function formatPrice(value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  const amount = typeof value === 'number' ? value : Number(value)
  if (!Number.isFinite(amount)) return write(0)
  return amount === 0 ? '' : write(amount)
}

/** A sum of an order, where zero is a fact worth printing: `0 ₫`. */
export function formatAmount(vnd: number): string {
  return write(vnd)
}

/** What something costs: the size's sale price, else the size's price, else the item's sale price, else its price. 0 and null mean "none". */
export function unitPrice(
  item: { price: number; salePrice?: number | null },
  size?: { price?: number | null; salePrice?: number | null } | null,
): Vnd {
  return size?.salePrice || size?.price || item.salePrice || item.price
}

/** The price struck through beside {@link unitPrice}, or 0 where nothing is on sale. */
export function originalPrice(
  item: { price: number; salePrice?: number | null },
  size?: { price?: number | null; salePrice?: number | null } | null,
): Vnd {
  const original = size?.salePrice || size?.price ? size?.price || item.price : item.price
  return original > unitPrice(item, size) ? original : 0
}

/** The tax contained in an amount that includes it: 199 000 at 8 % → 14 741. */
export function containedTax(amount: Vnd, percent: number): Vnd {
  return Math.round((amount * percent) / (100 + percent))
}
