import type { Product } from '../../../contract/catalogue.ts'
import type { Db } from '../../platform/db.ts'
import { findPictures } from '../media/media.ts'
import { describeProduct, type Reader } from './describe-product.ts'
import { findCollectionsOf, findColors, findProductRows, findSizes, findTagNames, findVariants } from './products.sql.ts'

/**
 * These products, whole and in this order; those that are gone are left out. Seven queries however many
 * they are, side by side: hand it the pool, never a transaction.
 */
export async function readProducts(db: Db, ids: string[], reader: Reader): Promise<Product[]> {
  if (ids.length === 0) return []
  const [rows, colors, sizes, tags, collections, variants] = await Promise.all([
    findProductRows(db, ids),
    findColors(db, ids),
    findSizes(db, ids),
    findTagNames(db, ids),
    findCollectionsOf(db, ids),
    findVariants(db, ids),
  ])
  const pictures = await findPictures(db, [...new Set(colors.flatMap(({ imageIds }) => imageIds))], reader.language)
  const of = byProduct({ colors, sizes, tags, collections, variants })
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = rowOf.get(id)
    return row ? [describeProduct({ row, ...of(id) }, pictures, reader)] : []
  })
}

/** Sorts the parts of many products into those of each. */
function byProduct<T extends Record<string, { productId: string }[]>>(parts: T): (id: string) => T {
  const grouped = Object.entries(parts).map(([name, rows]) => [name, Map.groupBy(rows, (row) => row.productId)] as const)
  return (id) => Object.fromEntries(grouped.map(([name, rows]) => [name, rows.get(id) ?? []])) as T
}
