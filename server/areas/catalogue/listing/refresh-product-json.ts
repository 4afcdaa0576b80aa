import type { Db } from '../../../platform/database/client.ts'
import { beforeCommit, transact } from '../../../platform/database/transaction.ts'
import { findPictures } from '../../media/media.ts'
import { presentProduct } from '../present-product.rule.ts'
import { findProductParts, type ProductParts } from '../products.sql.ts'
import { describedVector } from '../search/index-description.rule.ts'
import { productVector } from '../search/index-product.rule.ts'
import { deleteProductSearch, type ProductSearchRow, writeProductSearch } from '../search/product-search.sql.ts'
import { searchShape, vocabulary } from '../search/vocabulary/vocabulary.ts'
import { compareFacets, facetsOf } from './facets.rule.ts'
import { toListed } from './list-product.rule.ts'
import {
  changeFacetCounts,
  deleteProductJson,
  findOutdatedProducts,
  findProductsShowing,
  lockProductJson,
  type ProductJsonRow,
  writeProductJson,
} from './product-json.sql.ts'

/** Counts up with every change of what {@link presentProduct} or {@link toListed} return. */
export const jsonShape = 5

const atOnce = 200

const changed = new WeakMap<Db, Set<string>>()

/**
 * Rewrites the JSON, the search vector and the facet counts of these products at the end of the transaction. Belongs to every change of
 * something that a product's JSON shows.
 */
export async function markProductsChanged(tx: Db, ids: Iterable<string>): Promise<void> {
  const marked = changed.get(tx) ?? new Set<string>()
  for (const id of ids) marked.add(id)
  changed.set(tx, marked)
  const isLater = beforeCommit(tx, 'product-json', (last) => refreshProductJson(last, [...marked]))
  if (!isLater) await refreshProductJson(tx, [...marked])
}

/** As {@link markProductsChanged}, for the products that show a picture. */
export async function markPictureChanged(tx: Db, imageId: string): Promise<void> {
  await markProductsChanged(tx, await findProductsShowing(tx, { imageId }))
}

/** The rows are locked before the products are read: of two transactions the later one sees the changes of both. */
async function refreshProductJson(tx: Db, ids: string[]): Promise<void> {
  const sorted = [...new Set(ids)].sort()
  for (let at = 0; at < sorted.length; at += atOnce) await refreshSome(tx, sorted.slice(at, at + atOnce))
}

async function refreshSome(tx: Db, ids: string[]): Promise<void> {
  const before = await lockProductJson(tx, ids)
  const parts = await findProductParts(tx, ids)
  const rows = await makeRows(tx, parts)
  await writeProductJson(tx, rows)
  await writeProductSearch(tx, parts.map(toSearchRow))
  const isThere = new Set(rows.map(({ productId }) => productId))
  const gone = ids.filter((id) => !isThere.has(id))
  await deleteProductJson(tx, gone)
  await deleteProductSearch(tx, gone)
  await changeFacetCounts(
    tx,
    compareFacets(
      before.flatMap(({ facets }) => facets),
      rows.flatMap(({ facets }) => facets),
    ),
  )
}

async function makeRows(tx: Db, parts: ProductParts[]): Promise<ProductJsonRow[]> {
  const imageIds = [...new Set(parts.flatMap(({ colors }) => colors.flatMap((color) => color.imageIds)))]
  const vi = await findPictures(tx, imageIds, 'vi')
  const en = await findPictures(tx, imageIds, 'en')
  return parts.map((part) => {
    const inVi = presentProduct(part, vi, { language: 'vi', isAdmin: false })
    const inEn = presentProduct(part, en, { language: 'en', isAdmin: false })
    return {
      productId: part.row.id,
      shape: jsonShape,
      cardVi: JSON.stringify(toListed(inVi, 'vi')),
      cardEn: JSON.stringify(toListed(inEn, 'en')),
      detailVi: JSON.stringify(inVi),
      detailEn: JSON.stringify(inEn),
      facets: facetsOf(part),
    }
  })
}

function toSearchRow(part: ProductParts): ProductSearchRow {
  const { id, published } = part.row
  const vector = productVector(part, vocabulary)
  return { productId: id, shape: searchShape, isPublic: published, vector, described: describedVector(part, vector, vocabulary) }
}

/** Writes what is missing or of another shape: after an upgrade, a restore, or rows written by hand. Returns how many. */
export async function rebuildProductJson(db: Db): Promise<number> {
  let rebuilt = 0
  for (let after = ''; ; ) {
    const ids = await findOutdatedProducts(db, { shape: jsonShape, searchShape, after, limit: atOnce })
    const last = ids.at(-1)
    if (last === undefined) return rebuilt
    await transact(db, (tx) => refreshProductJson(tx, ids))
    rebuilt += ids.length
    after = last
  }
}
