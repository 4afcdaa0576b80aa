import { type PriceRule, roundingStep } from '../../../../contract/admin/prices.ts'
import { dearestPrice } from '../../../../contract/admin/products.ts'

export type Prices = { price: number; salePrice: number }
/** The prices of a product and of its sizes; 0: none of its own. */
export type ProductPrices = Prices & { sizes: (Prices & { size: string })[] }
export type PriceProblem = 'price_too_low' | 'price_too_high' | 'sale_price'

/** The prices after a change, and what is wrong with them. */
export function changePrices(before: ProductPrices, rule: PriceRule): { after: ProductPrices; problem: PriceProblem | null } {
  const sizes = before.sizes.map(({ size, ...prices }) => ({ size, ...changeOne(prices, rule) }))
  const after = { ...changeOne(before, rule), sizes }
  return { after, problem: problemOf(after, rule) }
}

/** A size without a price of its own follows the product, unless it has a sale price of its own. */
function changeOne({ price, salePrice }: Prices, rule: PriceRule): Prices {
  if (rule.target === 'end-sale') return { price, salePrice: 0 }
  if (price === 0) return { price, salePrice: rule.target === 'sale' ? 0 : salePrice }
  const changed = apply(price, rule)
  return rule.target === 'sale' ? { price, salePrice: changed } : { price: changed, salePrice }
}

function apply(price: number, { by, value, rounds }: PriceRule): number {
  const changed = by === 'percent' ? (price * (100 + value)) / 100 : price + value
  return rounds ? Math.round(changed / roundingStep) * roundingStep : Math.round(changed)
}

function problemOf({ sizes, ...own }: ProductPrices, { target }: PriceRule): PriceProblem | null {
  if (target === 'end-sale') return null
  const wholes = [own, ...sizes.map(({ price, salePrice }) => ({ price: price || own.price, salePrice }))]
  const isSet = target === 'sale' ? [own.salePrice, ...sizes.flatMap(({ price, salePrice }) => (price > 0 ? [salePrice] : []))] : []
  if (wholes.some(({ price }) => price < 1) || isSet.some((sale) => sale < 1)) return 'price_too_low'
  if (wholes.some(({ price }) => price > dearestPrice)) return 'price_too_high'
  return wholes.some(({ price, salePrice }) => salePrice >= price) ? 'sale_price' : null
}

/** Whether a product can be sold at these prices. */
export function areValid({ sizes, ...own }: ProductPrices): boolean {
  const wholes = [own, ...sizes.map(({ price, salePrice }) => ({ price: price || own.price, salePrice }))]
  return wholes.every(({ price, salePrice }) => price > 0 && salePrice < price)
}

export function isSame(a: ProductPrices, b: ProductPrices): boolean {
  const text = ({ price, salePrice, sizes }: ProductPrices) =>
    JSON.stringify([price, salePrice, sizes.map((own) => [own.size, own.price, own.salePrice])])
  return text(a) === text(b)
}
