import type { ProductStatus } from '../../../contract/catalogue.ts'
import type { Bilingual } from '../../../contract/language/language.schema.ts'
import type { StoredPersonalizationField } from '../../../contract/personalization.ts'
import type { StoredFacts, StoredSeo } from '../../../db/schema/catalogue.ts'
import { AppError } from '../../platform/http/errors.ts'
import { listingColumns, type Named } from './listing/listing-columns.rule.ts'
import { normalizeName } from './search/normalize-name.rule.ts'

export type NewProduct = {
  name: string
  nameEn?: string | null
  sku: string
  /** Generated from the name by default. */
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
  /** Stock on hand; a variant that is not listed has none. */
  stock?: { color: string; size?: string; onHand: number }[]
  personalization?: NewField[]
  soldCount?: number
  createdAt?: Date
}

/** `id`: the existing colour, if it is one of the product's. */
export type NewColor = { id?: string | undefined; color: string; colorEn?: string | null; hex: string; imageIds?: string[] }

type StoredOption = NonNullable<StoredPersonalizationField['options']>[number]

/** `_id`: the existing field or option, if it is one of the product's; the write gives the others an id. */
export type NewField = Omit<StoredPersonalizationField, '_id' | 'options'> & {
  _id?: string | undefined
  options?: (Omit<StoredOption, '_id'> & { _id?: string | undefined })[] | undefined
}

/** The product's own row, without its slug, its personalization and derived columns. */
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

/** The columns for lists and search, from the product and its category, tags and collections. */
export function listingOf(input: NewProduct, category: Named, tags: Named[]) {
  const dyes = input.colors.map(({ color, colorEn = null }) => ({ name: color, nameEn: colorEn }))
  return listingColumns(input, [category, ...tags, ...dyes])
}

/** `onHand` is absent if the input does not name it; `at`: the index of the stock line. */
export type PlannedVariant = { color: string; size: string; onHand?: number; at?: number }

/** A variant for each colour in each size, with its stock; refuses stock of an unknown colour or size. */
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

/** The first of names that differ only in diacritics and case. */
export function distinctNames<T extends { name: string }>(named: T[]): T[] {
  return [...new Map(named.toReversed().map((item) => [normalizeName(item.name), item])).values()].reverse()
}
