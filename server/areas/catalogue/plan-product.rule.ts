import type { ProductStatus } from '../../../contract/catalogue.ts'
import type { Bilingual } from '../../../contract/language.schema.ts'
import type { StoredFacts, StoredSeo } from '../../../db/schema/catalogue.ts'
import { AppError } from '../../platform/http/errors.ts'
import { listingColumns, type Named } from './listing/listing-columns.rule.ts'
import { normalizeName } from './search/normalize-name.rule.ts'

export type NewProduct = {
  name: string
  nameEn?: string | null
  sku: string
  /** Made from the name where it is left out. */
  slug?: string | undefined
  categoryId: string
  price: number
  salePrice?: number
  status?: ProductStatus
  description?: Bilingual
  facts?: StoredFacts | null
  seo?: StoredSeo | null
  madeToOrder?: boolean
  leadDays?: number
  published?: boolean
  collectionIds?: string[]
  tags?: { name: string; nameEn?: string | null }[]
  colors: NewColor[]
  sizes?: { size: string; price?: number; salePrice?: number }[]
  /** Pieces on the shelf; a colour in a size that is not listed has none. */
  stock?: { color: string; size?: string; onHand: number }[]
  soldCount?: number
  createdAt?: Date
}

/** `id`: the colour it is already, where it is one of the product's. */
export type NewColor = { id?: string | undefined; color: string; colorEn?: string | null; hex: string; imageIds?: string[] }

/** The product's own row, but for its address and what is derived. */
export function productRow(input: NewProduct) {
  return {
    sku: input.sku,
    name: input.name,
    nameEn: input.nameEn ?? null,
    description: input.description ?? { vi: '', en: '' },
    facts: input.facts ?? null,
    seo: input.seo ?? null,
    categoryId: input.categoryId,
    status: input.status ?? 'Regular',
    priceVnd: input.price,
    salePriceVnd: input.salePrice ?? 0,
    madeToOrder: input.madeToOrder ?? false,
    leadDays: input.leadDays ?? 0,
    published: input.published ?? true,
  }
}

/** The columns of lists and search, from the product and the names it is sorted under. */
export function listingOf(input: NewProduct, category: Named, tags: Named[]) {
  const dyes = input.colors.map(({ color, colorEn = null }) => ({ name: color, nameEn: colorEn }))
  return listingColumns(input, [category, ...tags, ...dyes])
}

/** `onHand` is absent where nothing was said of it; `at`: which line of the stock said it. */
export type PlannedVariant = { color: string; size: string; onHand?: number; at?: number }

/** A variant for each colour in each size, with its pieces; pieces of a colour or size there is not are refused. */
export function planVariants({ colors, sizes = [], stock = [] }: NewProduct): PlannedVariant[] {
  const inSizes = sizes.length > 0 ? sizes.map(({ size }) => size) : ['']
  const planned: PlannedVariant[] = colors.flatMap(({ color }) => inSizes.map((size) => ({ color, size })))
  for (const [at, { color, size = '', onHand }] of stock.entries()) {
    const variant = planned.find((v) => v.size === size && normalizeName(v.color) === normalizeName(color))
    if (!variant) throw new AppError('invalid_input', { issues: [{ path: 'stock', key: 'unknown_variant' }] })
    Object.assign(variant, { onHand, at })
  }
  return planned
}

/** Of names that differ in marks and case alone, the first. */
export function distinctNames<T extends { name: string }>(named: T[]): T[] {
  return [...new Map(named.toReversed().map((item) => [normalizeName(item.name), item])).values()].reverse()
}
