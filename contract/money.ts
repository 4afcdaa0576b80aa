import type { Vnd } from './vnd.ts'

/** The limits of one MoMo payment, in dong. */
export const momoAmount = { min: 1_000, max: 50_000_000 } as const

/**
 * Written by hand although Intl could: a browser's first number format loads the data of every language, a tenth of the
 * time to the first interaction.
 */
function write(vnd: number): string {
  const digits = String(Math.abs(Math.round(vnd))).replace(/\B(?=(\d{3})+$)/g, '.')
  return `${vnd < 0 ? '\u2212' : ''}${digits}\u00a0₫`
}

/**
 * A formatted price, the same in both languages: `199.000 ₫` (no-break space before ₫). Empty and zero print nothing; a
 * value that is not a number prints `0 ₫`.
 */
export function formatPrice(value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  const amount = typeof value === 'number' ? value : Number(value)
  if (!Number.isFinite(amount)) return write(0)
  return amount === 0 ? '' : write(amount)
}

/** An amount of an order, where zero is printed too: `0 ₫`. */
export function formatAmount(vnd: number): string {
  return write(vnd)
}

/**
 * The effective price: the size's sale price, else the size's price, else the product's sale price, else its price. 0 and
 * null mean "none".
 */
export function unitPrice(
  item: { price: number; salePrice?: number | null },
  size?: { price?: number | null; salePrice?: number | null } | null,
): Vnd {
  return size?.salePrice || size?.price || item.salePrice || item.price
}

/** The price crossed out beside {@link unitPrice}, or 0 without a sale. */
export function originalPrice(
  item: { price: number; salePrice?: number | null },
  size?: { price?: number | null; salePrice?: number | null } | null,
): Vnd {
  const original = size?.salePrice || size?.price ? size?.price || item.price : item.price
  return original > unitPrice(item, size) ? original : 0
}
