import type { ListedColor, Product, ProductSize } from '../../../../contract/catalogue.ts'
import { originalPrice, unitPrice } from '../../../../contract/money.ts'

export type VariantChoice = { color: ListedColor | null; size: ProductSize | null }
type VariantOptions = Pick<Product, 'sizes' | 'variants' | 'availability'> & { colors: ListedColor[] }
type PricedProduct = Pick<Product, 'price' | 'salePrice' | 'sizes'>

/** The choice in the URL. A single colour or size is selected by itself. */
export function choiceFromUrl({ colors, sizes }: Pick<VariantOptions, 'colors' | 'sizes'>, search: URLSearchParams): VariantChoice {
  const color = sameName(search.get('color'))
  const size = sameName(search.get('size'))
  return {
    color: colors.find((each) => color(each.id) || color(each.color) || color(each.label)) ?? onlyOne(colors),
    size: sizes.find((each) => size(each.size)) ?? onlyOne(sizes),
  }
}

/** The choice as query parameters: canonical names, readable and shareable. */
export function choiceQuery({ color, size }: VariantChoice): { color?: string; size?: string } {
  return { ...(color && { color: color.color }), ...(size && { size: size.size }) }
}

/** What has to be chosen before buying, in the order of the page. */
export function missingChoices(
  { colors, sizes }: Pick<VariantOptions, 'colors' | 'sizes'>,
  { color, size }: VariantChoice,
): ('color' | 'size')[] {
  return [...(colors.length > 0 && !color ? (['color'] as const) : []), ...(sizes.length > 0 && !size ? (['size'] as const) : [])]
}

/** Whether a colour, a size, or their combination is available; a null choice matches any. */
export function isChoiceAvailable({ colors, variants, availability }: VariantOptions, { color, size }: VariantChoice): boolean {
  if (variants.length === 0) return availability !== 'Out of stock'
  const isOf = (name: string) => !color || name === color.id || name === color.color || colors.length === 0
  return variants.some((variant) => variant.available && isOf(variant.color) && (!size || !variant.size || variant.size === size.size))
}

/** The size whose price the page shows: the chosen one, else the cheapest. */
export function pricedSize(product: PricedProduct, { size }: Pick<VariantChoice, 'size'>): ProductSize | null {
  if (size) return size
  return product.sizes.reduce<ProductSize | null>(
    (best, next) => (!best || unitPrice(product, next) < unitPrice(product, best) ? next : best),
    null,
  )
}

/** Whether some sizes cost more than others. */
export function hasSeveralPrices(product: PricedProduct): boolean {
  return new Set(product.sizes.map((size) => unitPrice(product, size))).size > 1
}

/** The reduction in whole percent; 0 if not on sale. */
export function percentOff(product: PricedProduct, size: ProductSize | null): number {
  const before = originalPrice(product, size)
  return before > 0 ? Math.floor(100 - (unitPrice(product, size) * 100) / before) : 0
}

function onlyOne<T>(choices: readonly T[]): T | null {
  return choices.length === 1 ? (choices[0] ?? null) : null
}

function sameName(wanted: string | null): (name: string) => boolean {
  const key = (text: string) => text.normalize('NFC').toLowerCase()
  return (name) => wanted !== null && wanted !== '' && key(name) === key(wanted)
}
