import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Language } from '../../../contract/language/language.schema.ts'
import { type Db, schema } from '../../platform/database/client.ts'
import type { FoundUse } from '../media/media.ts'
import { labelOf } from './present-product.rule.ts'

const { collections, productColorImages, productColors, products } = schema

/** Products and collections that use one of these pictures. */
export async function findImageUsage(db: Db, imageIds: string[], language: Language): Promise<FoundUse[]> {
  const ofProducts = await db
    .selectDistinct({ imageId: productColorImages.imageId, id: products.id, name: products.name, nameEn: products.nameEn })
    .from(productColorImages)
    .innerJoin(productColors, eq(productColors.id, productColorImages.colorId))
    .innerJoin(products, eq(products.id, productColors.productId))
    .where(and(inArray(productColorImages.imageId, imageIds), isNull(products.deletedAt)))
    .orderBy(products.name)
  const ofCollections = await db
    .select({ imageId: collections.imageId, id: collections.id, name: collections.name, nameEn: collections.nameEn })
    .from(collections)
    .where(inArray(collections.imageId, imageIds))
  return [
    ...ofProducts.map(({ imageId, id, ...named }) => ({ imageId, kind: 'product' as const, id, name: labelOf(named, language) })),
    ...ofCollections.map(({ imageId, id, ...named }) => ({
      imageId: imageId ?? '',
      kind: 'collection' as const,
      id,
      name: labelOf(named, language),
    })),
  ]
}

/** Removes the pictures from deleted products. */
export async function detachImages(tx: Db, imageIds: string[]): Promise<void> {
  const deleted = tx
    .select({ id: productColors.id })
    .from(productColors)
    .innerJoin(products, eq(products.id, productColors.productId))
    .where(isNotNull(products.deletedAt))
  await tx
    .delete(productColorImages)
    .where(and(inArray(productColorImages.imageId, imageIds), inArray(productColorImages.colorId, deleted)))
}
