import type { ProductChange } from '../../../contract/admin/products.ts'
import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/database/client.ts'
import { transact } from '../../platform/database/transaction.ts'
import { AppError } from '../../platform/http/errors.ts'
import { invalidateAllPages, invalidateProductPages, type ListTag } from '../../platform/pages/cache-invalidation.ts'
import type { Platform } from '../../platform/platform.ts'
import { affectedLists } from './affected-lists.rule.ts'
import { applyBody, inputOf } from './apply-body.rule.ts'
import * as change from './change-product.sql.ts'
import { refreshInStock, type StockCause, setOnHand } from './inventory/stock.sql.ts'
import { markProductsChanged } from './listing/refresh-product-json.ts'
import { listingOf, type NewColor, type NewProduct, type PlannedVariant, planVariants, productRow } from './plan-product.rule.ts'
import { checkVersion, isCurrent } from './product-version.rule.ts'
import type { ColorRow } from './products.sql.ts'
import { refuseDuplicates, refuseTakenSku } from './refuse-duplicates.ts'
import { refuseUnknownPictures } from './refuse-unknown-pictures.ts'
import { validateProduct } from './validate-product.rule.ts'
import * as write from './write-product.sql.ts'
import { findFreeSlug, findTaxonomy, requireOwnSlug, storedFields } from './write-product.ts'

type ProductChangeRequest = { id: string; body: ProductChange; adminId: string }

/** Applies a change in one transaction; refused if the product changed since it was read. */
export async function changeProduct(
  platform: Pick<Platform, 'db' | 'clock' | 'pageCache'>,
  { id, body, adminId }: ProductChangeRequest,
): Promise<void> {
  const { version: _read, ...named } = body
  await transact(platform.db, async (tx) => {
    const lists = await changeWithin(tx, platform, { id, body, cause: { reason: 'counted', who: adminId } })
    await audit(tx, { who: adminId, what: 'product.update', subject: id, details: named })
    if (lists) await invalidateProductPages(tx, [id], platform, lists)
    else await invalidateAllPages(tx, platform)
  })
}

/**
 * The change itself, as a part of a larger transaction that writes the audit entry and invalidates pages; `cause`: the
 * reason for new stock counts. Returns the lists it affects ({@link affectedLists}).
 */
export async function changeWithin(
  tx: Db,
  { clock }: Pick<Platform, 'clock'>,
  { id, body, cause }: { id: string; body: ProductChange; cause: StockCause },
): Promise<ListTag[] | null> {
  const { version, ...named } = body
  const before = await change.lockProduct(tx, id)
  if (!before) throw new AppError('not_found')
  const now = { version: before.row.version, variants: before.inHouse }
  if (version !== undefined && !isCurrent(version, now, named.stock !== undefined)) {
    throw new AppError('version_conflict', { version: checkVersion(now.version, now.variants) })
  }
  const inputBefore = inputOf(before)
  const input = applyBody(inputBefore, named)
  validateProduct(input)
  if (named.colors) await refuseUnknownPictures(tx, input.colors)
  if (input.sku !== before.row.sku) await refuseTakenSku(tx, input.sku, id)
  await refuseDuplicates(() => rewrite(tx, before, { input, cause }, clock.now()))
  await markProductsChanged(tx, [id])
  return affectedLists(inputBefore, input)
}

type Before = NonNullable<Awaited<ReturnType<typeof change.lockProduct>>>

type Wanted = { input: NewProduct; cause: StockCause }

async function rewrite(tx: Db, before: Before, { input, cause }: Wanted, now: Date): Promise<void> {
  const { id, slug: formerSlug } = before.row
  const { category, tags } = await findTaxonomy(tx, input)
  const slug = input.slug ?? (await findFreeSlug(tx, input.name, id))
  if (slug !== formerSlug) {
    requireOwnSlug(slug)
    await write.deleteFormerSlug(tx, slug)
    await write.insertFormerSlug(tx, formerSlug, id)
  }
  const personalization = storedFields(input)
  await change.updateProduct(tx, id, { slug, personalization, ...productRow(input), ...listingOf(input, category, tags) }, now)
  await rewriteVariants(tx, before, { input, cause })
  await rewriteTaxonomy(
    tx,
    id,
    input,
    tags.map((tag) => tag.id),
  )
  await refreshInStock(tx, [id])
}

/** Colours, sizes and the stock of each pair. Reserved units stay, or the change is refused. */
async function rewriteVariants(tx: Db, before: Before, { input, cause }: Wanted): Promise<void> {
  const { id } = before.row
  const planned = planVariants(input)
  const idOfColor = (color: string) => input.colors.find((each) => each.color === color)?.id
  const inHouse = (variant: PlannedVariant) =>
    before.inHouse.find(({ colorId, size }) => colorId === idOfColor(variant.color) && size === variant.size)
  refuseReserved({ before, planned, colors: input.colors }, inHouse)
  const kept = new Set(planned.map((variant) => inHouse(variant)?.id))
  await change.deleteVariants(
    tx,
    before.inHouse.flatMap((variant) => (kept.has(variant.id) ? [] : [variant.id])),
  )
  const ids = await rewriteColors(tx, before, input.colors)
  const priced = (input.sizes ?? []).map(({ size, price = 0, salePrice = 0 }) => ({ size, priceVnd: price, salePriceVnd: salePrice }))
  await change.deleteSizes(tx, id)
  await write.insertSizes(tx, id, priced)
  const added = planned.filter((variant) => !inHouse(variant))
  await write.insertVariants(
    tx,
    id,
    added.map(({ color, size, onHand = 0 }) => ({ colorId: ids.get(color) ?? '', size, onHand })),
    { ...cause, reason: 'opening' },
  )
  for (const variant of planned) {
    const known = inHouse(variant)
    if (known && variant.onHand !== undefined && variant.onHand !== known.onHand)
      await setOnHand(tx, { id: known.id, was: known.onHand, onHand: variant.onHand }, cause)
  }
}

/** Reserved units can neither be counted away nor lose their colour or size. */
function refuseReserved(
  { before, planned, colors }: { before: Before; planned: PlannedVariant[]; colors: NewColor[] },
  inHouse: (variant: PlannedVariant) => change.StoredVariant | undefined,
): void {
  const issues = planned.flatMap((variant) => {
    const held = inHouse(variant)?.reserved ?? 0
    return variant.onHand !== undefined && variant.onHand < held ? [{ path: `stock.${variant.at}.onHand`, key: `held:${held}` }] : []
  })
  const kept = new Set(planned.map((variant) => inHouse(variant)?.id))
  const lost = before.inHouse.find(({ id, reserved }) => reserved > 0 && !kept.has(id))
  if (lost) issues.push({ path: colors.some(({ id }) => id === lost.colorId) ? 'sizes' : 'colors', key: `held:${lost.reserved}` })
  if (issues.length > 0) throw new AppError('stock_reserved', { issues })
}

/** Returns the id of each colour by its name. */
async function rewriteColors(tx: Db, { row, colors: known }: Before, colors: NewColor[]): Promise<Map<string, string>> {
  const placed = colors.map((color, position) => ({ ...color, colorEn: color.colorEn ?? null, imageIds: color.imageIds ?? [], position }))
  const kept = placed.flatMap((color) => (color.id ? [{ ...color, id: color.id }] : []))
  const added = placed.filter(({ id }) => !id)
  await change.deleteColorsExcept(
    tx,
    row.id,
    kept.map(({ id }) => id),
  )
  if (added.length > 0 || !isSame(known, kept)) await change.updateColors(tx, kept)
  const ids = await write.insertColors(tx, row.id, added)
  return new Map([
    ...kept.map(({ color, id }): [string, string] => [color, id]),
    ...added.map(({ color }, at): [string, string] => [color, ids[at] ?? '']),
  ])
}

function isSame(known: ColorRow[], kept: ColorRow[]): boolean {
  const plain = (colors: ColorRow[]) =>
    JSON.stringify(colors.map(({ id, color, colorEn, hex, imageIds }) => [id, color, colorEn, hex, imageIds]))
  return plain(known) === plain(kept)
}

async function rewriteTaxonomy(tx: Db, id: string, { collectionIds = [] }: NewProduct, tagIds: string[]): Promise<void> {
  await change.deleteFromCollectionsExcept(tx, id, collectionIds)
  await write.putIntoCollections(tx, id, [...new Set(collectionIds)])
  await change.deleteTagsExcept(tx, id, tagIds)
  await write.putTags(tx, id, tagIds)
}
