import type { ProductStatus } from '../../../contract/catalogue.ts'
import type { Bilingual } from '../../../contract/language.ts'
import { slugify } from '../../../contract/text.ts'
import { newId } from '../../../db/new-id.ts'
import type { StoredFacts } from '../../../db/schema/catalogue.ts'
import type { Db } from '../../platform/db.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { bumpCatalogue } from '../../platform/revision.ts'
import { deriveListing } from './derive-listing.ts'
import { nameKey } from './name-key.ts'
import { refuseDuplicates } from './refuse-duplicates.ts'
import * as write from './write.sql.ts'

export type NewProduct = {
  name: string
  nameEn?: string | null
  sku: string
  /** Made from the name where it is left out. */
  slug?: string
  categoryId: string
  price: number
  salePrice?: number
  status?: ProductStatus
  description?: Bilingual
  facts?: StoredFacts | null
  madeToOrder?: boolean
  leadDays?: number
  published?: boolean
  collectionIds?: string[]
  tags?: { name: string; nameEn?: string | null }[]
  colors: { color: string; colorEn?: string | null; hex: string; imageIds?: string[] }[]
  sizes?: { size: string; price?: number; salePrice?: number }[]
  /** Pieces on the shelf; a colour in a size that is not listed has none. */
  stock?: { color: string; size?: string; onHand: number }[]
  soldCount?: number
  createdAt?: Date
}

/** Words that stand where a product's address would, in the pages of the shop. */
const takenByPages = ['category', 'sales', 'search']

/** Writes a new product with everything that belongs to it, and what lists and search are answered from. Answers the id. */
export async function writeProduct(platform: Pick<Platform, 'pageCache'>, tx: Db, input: NewProduct): Promise<string> {
  const id = newId('prd')
  const category = await write.findCategoryNames(tx, input.categoryId)
  if (!category) throw new AppError('invalid_input', { issues: [{ path: 'category', key: 'not_found' }] })
  const wantedTags = distinct((input.tags ?? []).map(({ name, nameEn = null }) => ({ name, nameEn })))
  const tags = await write.findOrMakeTags(tx, wantedTags)
  const variants = planVariants(input)
  const slug = input.slug ?? (await findFreeSlug(tx, slugify(input.name) || 'san-pham'))
  await refuseDuplicates(async () => {
    const inStock = variants.some(({ onHand }) => onHand > 0)
    await write.insertProduct(tx, {
      id,
      slug,
      inStock,
      ...productRow(input),
      ...deriveListing(input, [category, ...tags, ...dyesOf(input)]),
    })
    await writeParts(tx, id, input, variants)
    await write.putIntoCollections(tx, id, [...new Set(input.collectionIds)])
    await write.putTags(
      tx,
      id,
      tags.map((tag) => tag.id),
    )
  })
  await bumpCatalogue(tx, (keys) => platform.pageCache.invalidate(keys))
  return id
}

function productRow(input: NewProduct) {
  return {
    sku: input.sku,
    name: input.name,
    nameEn: input.nameEn ?? null,
    description: input.description ?? { vi: '', en: '' },
    facts: input.facts ?? null,
    categoryId: input.categoryId,
    status: input.status ?? 'Regular',
    priceVnd: input.price,
    salePriceVnd: input.salePrice ?? 0,
    madeToOrder: input.madeToOrder ?? false,
    leadDays: input.leadDays ?? 0,
    published: input.published ?? true,
    soldCount: input.soldCount ?? 0,
    ...(input.createdAt ? { createdAt: input.createdAt } : {}),
  }
}

function dyesOf({ colors }: NewProduct): write.Named[] {
  return colors.map(({ color, colorEn = null }) => ({ name: color, nameEn: colorEn }))
}

type PlannedVariant = { color: string; size: string; onHand: number }

/** A variant for each colour in each size, with its pieces; pieces of a colour or size there is not are refused. */
function planVariants({ colors, sizes = [], stock = [] }: NewProduct): PlannedVariant[] {
  const inSizes = sizes.length > 0 ? sizes.map(({ size }) => size) : ['']
  const planned = colors.flatMap(({ color }) => inSizes.map((size) => ({ color, size, onHand: 0 })))
  for (const { color, size = '', onHand } of stock) {
    const variant = planned.find((v) => v.size === size && nameKey(v.color) === nameKey(color))
    if (!variant) throw new AppError('invalid_input', { issues: [{ path: 'stock', key: 'unknown_variant' }] })
    variant.onHand = onHand
  }
  return planned
}

async function writeParts(tx: Db, id: string, { colors, sizes = [] }: NewProduct, variants: PlannedVariant[]): Promise<void> {
  const pricedSizes = sizes.map(({ size, price = 0, salePrice = 0 }) => ({ size, priceVnd: price, salePriceVnd: salePrice }))
  await write.insertSizes(tx, id, pricedSizes)
  const dyed = colors.map(({ color, colorEn = null, hex, imageIds = [] }) => ({ color, colorEn, hex, imageIds }))
  const colorIds = await write.insertColors(tx, id, dyed)
  const idOf = new Map(colors.map(({ color }, i) => [color, colorIds[i] ?? '']))
  const rows = variants.map(({ color, size, onHand }) => ({ colorId: idOf.get(color) ?? '', size, onHand }))
  await write.insertVariants(tx, id, rows)
}

async function findFreeSlug(tx: Db, slug: string): Promise<string> {
  const taken = new Set([...takenByPages, ...(await write.findSlugsLike(tx, slug))])
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug}-${number}`
    if (!taken.has(candidate)) return candidate
  }
}

function distinct<T extends { name: string }>(named: T[]): T[] {
  return [...new Map(named.map((item) => [nameKey(item.name), item])).values()]
}
