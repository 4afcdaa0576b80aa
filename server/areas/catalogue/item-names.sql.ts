import { inArray } from 'drizzle-orm'
import { type Db, schema } from '../../platform/database/client.ts'

const { products, productColors } = schema

/** A name in both languages; the Vietnamese one stands in for a missing translation. */
export type ItemName = { vi: string; en: string }

/** The names of products and of their colours now, by product id. */
export async function findItemNames(db: Db, productIds: string[]): Promise<Map<string, ItemName & { colors: ItemName[] }>> {
  const [named, colored] = await Promise.all([
    db.select({ id: products.id, vi: products.name, en: products.nameEn }).from(products).where(inArray(products.id, productIds)),
    db
      .select({ productId: productColors.productId, vi: productColors.color, en: productColors.colorEn })
      .from(productColors)
      .where(inArray(productColors.productId, productIds)),
  ])
  const colors = Map.groupBy(colored, ({ productId }) => productId)
  return new Map(named.map(({ id, ...name }) => [id, { ...inBoth(name), colors: (colors.get(id) ?? []).map(inBoth) }]))
}

function inBoth({ vi, en }: { vi: string; en: string | null }): ItemName {
  return { vi, en: en || vi }
}
