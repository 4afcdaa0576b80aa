import type { SheetRow } from '../../../../contract/admin/price-sheet.ts'
import { dearestPrice } from '../../../../contract/admin/products.ts'
import { isSame, type PriceProblem, type ProductPrices } from '../prices/change-prices.rule.ts'
import { normalizeName } from '../search/normalize-name.rule.ts'

export type SheetVariant = { id: string; colorId: string; size: string; onHand: number; reserved: number }
export type SheetColor = { id: string; color: string; colorEn: string | null }
export type SheetProduct = ProductPrices & { id: string; sku: string; colors: SheetColor[]; variants: SheetVariant[] }
export type SheetProblem = PriceProblem | 'unknown_sku' | 'unknown_color' | 'unknown_size' | 'which_variant' | 'two_values' | 'reserved'
export type PlannedPrices<Product> = { product: Product; after: ProductPrices }
export type PlannedStock<Product> = { product: Product; variant: SheetVariant; after: number }
export type SheetPlan<Product> = {
  prices: PlannedPrices<Product>[]
  stock: PlannedStock<Product>[]
  problems: { row: number; problem: SheetProblem }[]
  unchanged: number
}

type Wanted<Product> = {
  product: Product
  /** By size; '' is the product itself. */
  prices: Map<string, { price: number; row: number }>
  stock: Map<string, { variant: SheetVariant; onHand: number; row: number }>
}

/** What a pasted sheet would change. Two rows may repeat a value, but not contradict each other. */
export function planSheet<Product extends SheetProduct>(rows: readonly SheetRow[], products: readonly Product[]): SheetPlan<Product> {
  const bySku = new Map(products.map((product) => [product.sku.toUpperCase(), product]))
  // Two of before they had to differ in more than the case.
  for (const product of products) bySku.set(`= ${product.sku}`, product)
  const wanted = new Map<string, Wanted<Product>>()
  const problems: SheetPlan<Product>['problems'] = []
  for (const [row, sheetRow] of rows.entries()) {
    const sku = sheetRow.sku.trim()
    const product = bySku.get(`= ${sku}`) ?? bySku.get(sku.toUpperCase())
    const own = product && (wanted.get(product.id) ?? { product, prices: new Map(), stock: new Map() })
    const problem = own ? addRow(own, sheetRow, row) : 'unknown_sku'
    if (problem) problems.push({ row, problem })
    else if (own) wanted.set(own.product.id, own)
  }
  const prices: PlannedPrices<Product>[] = []
  const stock: PlannedStock<Product>[] = []
  const changing = new Set<number>()
  for (const { product, prices: newPrices, stock: counts } of wanted.values()) {
    const after = pricesAfter(product, new Map([...newPrices].map(([size, { price }]) => [size, price])))
    // A size without a price has the product's: 0 would be taken for that.
    const low = [...newPrices.values()].find(({ price }) => price < 1)
    const problem = low ? 'price_too_low' : problemOf(after)
    if (problem) problems.push({ row: low?.row ?? Math.min(...[...newPrices.values()].map(({ row }) => row)), problem })
    else if (!isSame(product, after)) {
      prices.push({ product, after })
      for (const [size, { price, row }] of newPrices) if (price !== priceOf(product, size)) changing.add(row)
    }
    for (const { variant, onHand, row } of counts.values()) {
      if (onHand === variant.onHand) continue
      changing.add(row)
      if (onHand < variant.reserved) problems.push({ row, problem: 'reserved' })
      else stock.push({ product, variant, after: onHand })
    }
  }
  const refused = new Set(problems.map(({ row }) => row))
  const unchanged = rows.filter((_row, at) => !changing.has(at) && !refused.has(at)).length
  return { prices, stock, problems: problems.toSorted((a, b) => a.row - b.row), unchanged }
}

/** Notes what a row asks for; returns what is wrong with it. */
function addRow<Product extends SheetProduct>(
  { product, prices, stock }: Wanted<Product>,
  asked: SheetRow,
  row: number,
): SheetProblem | undefined {
  const size = asked.size?.trim() ? product.sizes.find((each) => isSameName(each.size, asked.size ?? ''))?.size : ''
  if (size === undefined) return 'unknown_size'
  const colors = asked.color?.trim() ? colorsNamed(product, asked.color) : product.colors
  if (colors.length === 0) return 'unknown_color'
  const { price, onHand } = asked
  if (price !== undefined) {
    const known = prices.get(size)
    if (known && known.price !== price) return 'two_values'
    prices.set(size, known ?? { price, row })
  }
  if (onHand !== undefined) {
    const colorIds = colors.map(({ id }) => id)
    const found = product.variants.filter((each) => colorIds.includes(each.colorId) && (size === '' || each.size === size))
    const [variant] = found
    if (!variant || found.length > 1) return 'which_variant'
    const known = stock.get(variant.id)
    if (known && known.onHand !== onHand) return 'two_values'
    stock.set(variant.id, known ?? { variant, onHand, row })
  }
  return undefined
}

function isSameName(a: string, b: string): boolean {
  return normalizeName(a) === normalizeName(b)
}

function colorsNamed({ colors }: SheetProduct, name: string): SheetColor[] {
  return colors.filter(({ color, colorEn }) => isSameName(color, name) || (colorEn !== null && isSameName(colorEn, name)))
}

function priceOf(product: ProductPrices, size: string): number {
  return product.sizes.find((each) => each.size === size)?.price || product.price
}

/** A size follows the product where their prices agree; one price for all sizes becomes the product's. */
function pricesAfter(product: ProductPrices, newPrices: ReadonlyMap<string, number>): ProductPrices {
  const sized = product.sizes.map((each) => ({ ...each, wanted: newPrices.get(each.size) }))
  const [first] = sized
  const isOneForAll = first?.wanted !== undefined && sized.every(({ wanted }) => wanted === first.wanted)
  const price = newPrices.get('') ?? (isOneForAll && first?.wanted !== undefined ? first.wanted : product.price)
  const sizes = sized.map(({ wanted, ...own }) => {
    if (wanted !== undefined) return { ...own, price: wanted === price ? 0 : wanted }
    // Without a row of its own a size stays what it was.
    return own
  })
  return {
    price,
    salePrice: product.salePrice,
    sizes: sizes.map((own) => ({ size: own.size, price: own.price, salePrice: own.salePrice })),
  }
}

function problemOf({ sizes, ...own }: ProductPrices): PriceProblem | null {
  const wholes = [own, ...sizes.map(({ price, salePrice }) => ({ price: price || own.price, salePrice }))]
  if (wholes.some(({ price }) => price < 1)) return 'price_too_low'
  if (wholes.some(({ price }) => price > dearestPrice)) return 'price_too_high'
  return wholes.some(({ price, salePrice }) => salePrice >= price) ? 'sale_price' : null
}
