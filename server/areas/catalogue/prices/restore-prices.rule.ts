import { areValid, type Prices, type ProductPrices } from './change-prices.rule.ts'

type Change = { before: ProductPrices; after: ProductPrices }

/**
 * The prices after the end of a schedule: each that is still as the start left it returns to what it was. One that somebody
 * has changed since stays, and so do all prices of a product that could not be sold at the result.
 */
export function restorePrices(now: ProductPrices, { before, after }: Change): { prices: ProductPrices; isKept: boolean } {
  let isKept = false
  function restoreOne(current: Prices, old: Prices, set: Prices): Prices {
    const one = (field: keyof Prices) => {
      if (old[field] === set[field]) return current[field]
      if (current[field] === set[field]) return old[field]
      isKept ||= current[field] !== old[field]
      return current[field]
    }
    return { price: one('price'), salePrice: one('salePrice') }
  }
  const find = ({ sizes }: ProductPrices, size: string) => sizes.find((each) => each.size === size)
  const sizes = now.sizes.map((current) => {
    const [old, set] = [find(before, current.size), find(after, current.size)]
    return old && set ? { size: current.size, ...restoreOne(current, old, set) } : current
  })
  const prices = { ...restoreOne(now, before, after), sizes }
  return areValid(prices) ? { prices, isKept } : { prices: now, isKept: true }
}
