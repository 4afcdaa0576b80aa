import { originalPrice, unitPrice } from '../../../contract/money.ts'
import type { Vnd } from '../../../contract/vnd.ts'

export type Priced = { price: Vnd; salePrice: Vnd; sizes: { price: Vnd; salePrice: Vnd }[] }

/** The values for sorting and filtering: the lowest price a shopper may pay, and the largest reduction, in hundredths of a percent. */
export function priceProduct({ sizes, ...item }: Priced): { effectiveVnd: Vnd; percentOff: number } {
  const sold = sizes.length > 0 ? sizes : [null]
  return {
    effectiveVnd: Math.min(...sold.map((size) => unitPrice(item, size))),
    percentOff: Math.max(...sold.map((size) => hundredthsBelow(unitPrice(item, size), originalPrice(item, size)))),
  }
}

function hundredthsBelow(price: Vnd, original: Vnd): number {
  return original > price ? Math.floor(((original - price) * 10_000) / original) : 0
}
