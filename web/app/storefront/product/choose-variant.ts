import type { Product, ProductColor, ProductSize } from '../../../../contract/catalogue.ts'
import { originalPrice, unitPrice } from '../../../../contract/money.ts'

export type Choice = { color: ProductColor | null; size: ProductSize | null }
type Chooses = Pick<Product, 'colors' | 'sizes' | 'variants' | 'availability'>
type Priced = Pick<Product, 'price' | 'salePrice' | 'sizes'>

/** What the address says has been chosen. Where there is but one colour or one size, there is nothing to choose. */
export function readChoice({ colors, sizes }: Pick<Product, 'colors' | 'sizes'>, search: URLSearchParams): Choice {
  const color = same(search.get('color'))
  const size = same(search.get('size'))
  return {
    color: colors.find((each) => color(each.id) || color(each.color) || color(each.label)) ?? onlyOne(colors),
    size: sizes.find((each) => size(each.size)) ?? onlyOne(sizes),
  }
}

/** A choice as its address writes it: canonical names, which may be shared and read. */
export function choiceQuery({ color, size }: Choice): { color?: string; size?: string } {
  return { ...(color && { color: color.color }), ...(size && { size: size.size }) }
}

/** What has to be chosen before it can be bought, in the order of the page. */
export function missingOf({ colors, sizes }: Pick<Product, 'colors' | 'sizes'>, { color, size }: Choice): ('color' | 'size')[] {
  return [...(colors.length > 0 && !color ? (['color'] as const) : []), ...(sizes.length > 0 && !size ? (['size'] as const) : [])]
}

/** Whether a colour, a size, or one in the other can be bought; what is not chosen yet may be any. */
export function isAvailable({ colors, variants, availability }: Chooses, { color, size }: Choice): boolean {
  if (variants.length === 0) return availability !== 'Out of stock'
  const isOf = (name: string) => !color || name === color.id || name === color.color || colors.length === 0
  return variants.some((variant) => variant.available && isOf(variant.color) && (!size || !variant.size || variant.size === size.size))
}

/** The size whose price stands on the page: the chosen one, else the cheapest. */
export function pricedSize(product: Priced, { size }: Pick<Choice, 'size'>): ProductSize | null {
  if (size) return size
  return product.sizes.reduce<ProductSize | null>(
    (best, next) => (!best || unitPrice(product, next) < unitPrice(product, best) ? next : best),
    null,
  )
}

/** Some sizes cost more than others. */
export function hasSeveralPrices(product: Priced): boolean {
  return new Set(product.sizes.map((size) => unitPrice(product, size))).size > 1
}

/** How much less it costs, in whole percent; 0 where it is not on sale. */
export function percentOff(product: Priced, size: ProductSize | null): number {
  const before = originalPrice(product, size)
  return before > 0 ? Math.floor(100 - (unitPrice(product, size) * 100) / before) : 0
}

function onlyOne<T>(choices: readonly T[]): T | null {
  return choices.length === 1 ? (choices[0] ?? null) : null
}

function same(wanted: string | null): (name: string) => boolean {
  const key = (text: string) => text.normalize('NFC').toLowerCase()
  return (name) => wanted !== null && wanted !== '' && key(name) === key(wanted)
}
