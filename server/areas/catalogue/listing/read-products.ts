import type { Product } from '../../../../contract/catalogue.ts'
import type { Db } from '../../../platform/database/client.ts'
import type { Reader } from '../../../platform/http/public-read.ts'
import { findPictures } from '../../media/media.ts'
import { presentProduct } from '../present-product.rule.ts'
import { findProductParts } from '../products.sql.ts'

/** These products, complete and in this order; leaves out deleted ones. Two queries for any number of products. */
export async function readProducts(db: Db, ids: string[], reader: Reader): Promise<Product[]> {
  if (ids.length === 0) return []
  const found = await findProductParts(db, ids)
  const imageIds = found.flatMap(({ colors }) => colors.flatMap((color) => color.imageIds))
  const pictures = await findPictures(db, [...new Set(imageIds)], reader.language)
  const partsOf = new Map(found.map((parts) => [parts.row.id, parts]))
  return ids.flatMap((id) => {
    const parts = partsOf.get(id)
    return parts ? [presentProduct(parts, pictures, reader)] : []
  })
}
