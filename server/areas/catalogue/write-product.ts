import type { StoredPersonalizationField } from '../../../contract/personalization.ts'
import { slugify } from '../../../contract/text.ts'
import { newId } from '../../../db/new-id.ts'
import type { Db } from '../../platform/database/client.ts'
import { AppError } from '../../platform/http/errors.ts'
import { invalidateAllPages } from '../../platform/pages/cache-invalidation.ts'
import type { Platform } from '../../platform/platform.ts'
import type { StockCause } from './inventory/stock.sql.ts'
import type { Named } from './listing/listing-columns.rule.ts'
import { markProductsChanged } from './listing/refresh-product-json.ts'
import { distinctNames, listingOf, type NewProduct, type PlannedVariant, planVariants, productRow } from './plan-product.rule.ts'
import { refuseDuplicates } from './refuse-duplicates.ts'
import * as write from './write-product.sql.ts'

export type { NewProduct } from './plan-product.rule.ts'

/** Slugs that the shop's pages use at the same place in the URL. */
const takenByPages = new Set(['category', 'sales', 'search'])

/** The first stock of a new variant. */
const opening: StockCause = { reason: 'opening' }

/** Writes a new product with all its parts, and its columns for lists and search. Returns the id. */
export async function writeProduct(platform: Pick<Platform, 'pageCache'>, tx: Db, input: NewProduct, cause = opening): Promise<string> {
  const id = newId('prd')
  const { category, tags } = await findTaxonomy(tx, input)
  const variants = planVariants(input)
  const slug = input.slug ?? (await findFreeSlug(tx, input.name))
  requireOwnSlug(slug)
  await refuseDuplicates(async () => {
    const inStock = variants.some(({ onHand = 0 }) => onHand > 0)
    const { soldCount = 0, createdAt } = input
    const row = { ...productRow(input), ...listingOf(input, category, tags), soldCount, ...(createdAt ? { createdAt } : {}) }
    const personalization = storedFields(input)
    await write.insertProduct(tx, { id, slug, inStock, personalization, ...row })
    await write.deleteFormerSlug(tx, slug)
    await writeParts(tx, id, input, { variants, cause })
    await write.putIntoCollections(tx, id, [...new Set(input.collectionIds)])
    await write.putTags(
      tx,
      id,
      tags.map((tag) => tag.id),
    )
  })
  await markProductsChanged(tx, [id])
  await invalidateAllPages(tx, platform)
  return id
}

/** The category, which must exist, and the tags, which are created if missing. */
export async function findTaxonomy(tx: Db, input: NewProduct): Promise<{ category: Named; tags: (write.Named & { id: string })[] }> {
  const category = await write.findCategoryNames(tx, input.categoryId)
  if (!category) throw new AppError('invalid_input', { issues: [{ path: 'category', key: 'not_found' }] })
  const wanted = distinctNames((input.tags ?? []).map(({ name, nameEn = null }) => ({ name, nameEn })))
  return { category, tags: await write.findOrMakeTags(tx, wanted) }
}

/** A slug made from a name that no other product has or had. */
export async function findFreeSlug(tx: Db, name: string, exceptId?: string): Promise<string> {
  const slug = slugify(name) || 'san-pham'
  const taken = new Set([...takenByPages, ...(await write.findSlugsLike(tx, slug, exceptId))])
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug}-${number}`
    if (!taken.has(candidate)) return candidate
  }
}

/** Whether a page of the shop would hide a product with this slug. */
export function isTakenByPages(slug: string): boolean {
  return takenByPages.has(slug)
}

export function requireOwnSlug(slug: string): void {
  if (isTakenByPages(slug)) throw new AppError('already_exists', { issues: [{ path: 'slug', key: 'slug_taken' }] })
}

/** The fields with an id for each new field and option; null for none. */
export function storedFields({ personalization = [] }: NewProduct): StoredPersonalizationField[] | null {
  if (personalization.length === 0) return null
  return personalization.map(({ _id = newId('fld'), options, ...field }) => ({
    _id,
    ...field,
    ...(options ? { options: options.map(({ _id = newId('opt'), ...option }) => ({ _id, ...option })) } : {}),
  }))
}

type Planned = { variants: PlannedVariant[]; cause: StockCause }

async function writeParts(tx: Db, id: string, { colors, sizes = [] }: NewProduct, { variants, cause }: Planned): Promise<void> {
  const pricedSizes = sizes.map(({ size, price = 0, salePrice = 0 }) => ({ size, priceVnd: price, salePriceVnd: salePrice }))
  await write.insertSizes(tx, id, pricedSizes)
  const dyed = colors.map(({ color, colorEn = null, hex, imageIds = [] }) => ({ color, colorEn, hex, imageIds }))
  const colorIds = await write.insertColors(tx, id, dyed)
  const idOf = new Map(colors.map(({ color }, i) => [color, colorIds[i] ?? '']))
  const rows = variants.map(({ color, size, onHand = 0 }) => ({ colorId: idOf.get(color) ?? '', size, onHand }))
  await write.insertVariants(tx, id, rows, cause)
}
