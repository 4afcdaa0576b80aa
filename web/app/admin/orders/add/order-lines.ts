import type { ListedProduct, Product } from '../../../../../contract/catalogue.ts'
import type { OwnPriceDraft } from './own-price-fields.tsx'

/**
 * A variant chosen for a customer. `free`: the units available; null if it is made to order. `values`: what is filled in,
 * by field.
 */
export type OrderLine = {
  id: string
  productId: string
  name: string
  image: string
  color: string
  colorLabel: string
  size: string | null
  quantity: number
  free: number | null
  values: Record<string, string>
  /** By hand; undefined for the catalogue's. */
  price?: OwnPriceDraft | undefined
}

/** A line that is not in the catalogue. `secondChoice`: the goods of second choice that it sells. */
export type CustomLine = { id: string; name: string; note: string; amount: number; quantity: number; secondChoice?: string | undefined }

type OrderableProduct = Pick<ListedProduct | Product, '_id' | 'name' | 'sizes' | 'stock' | 'availability'> & {
  colors: Pick<ListedProduct['colors'][number], 'id' | 'color' | 'label' | 'imageUrl'>[]
}
export type Variant = { color: OrderableProduct['colors'][number]; size: string | null; free: number; isSewn: boolean }

/** Every colour in every size of a product, with its available units. */
export function variantsOf({ colors, sizes, stock = [], availability }: OrderableProduct): Variant[] {
  const sizeNames = sizes.length > 0 ? sizes.map(({ size }) => size) : [null]
  return colors.flatMap((color) =>
    sizeNames.flatMap((size) => {
      const entry = stock.find((entry) => entry.color === color.color && (entry.size ?? null) === size)
      return entry ? [{ color, size, free: Math.max(0, entry.onHand - entry.reserved), isSewn: availability === 'Made to order' }] : []
    }),
  )
}

let lastId = 0
export function customLineOf(line: Omit<CustomLine, 'id' | 'quantity'>): CustomLine {
  return { ...line, id: `custom-${++lastId}`, quantity: 1 }
}

export function lineOf(
  product: Pick<OrderableProduct, '_id' | 'name'>,
  { color, size, free, isSewn }: Variant,
  quantity: number,
): OrderLine {
  return {
    id: `line-${++lastId}`,
    productId: product._id,
    name: product.name,
    image: color.imageUrl,
    color: color.id,
    colorLabel: color.label ?? color.color,
    size,
    quantity,
    free: isSewn ? null : free,
    values: {},
  }
}

/**
 * Adding a variant that is already in the list increases its quantity, unless that line has
 * something made for one child, or a price by hand.
 */
export function addLine(lines: readonly OrderLine[], added: OrderLine): OrderLine[] {
  const known = lines.find((line) => isSameVariant(line, added) && isPlain(line))
  if (!known) return [...lines, added]
  return lines.map((line) => (line === known ? { ...line, quantity: Math.min(99, line.quantity + added.quantity) } : line))
}

function isSameVariant(one: OrderLine, other: OrderLine): boolean {
  return one.productId === other.productId && one.color === other.color && one.size === other.size
}

function isPlain({ values, price }: OrderLine): boolean {
  return price === undefined && Object.values(values).every((value) => value.trim() === '')
}
