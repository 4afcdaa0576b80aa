import { eq, inArray } from 'drizzle-orm'
import { type Db, schema } from '../../../platform/database/client.ts'
import type { SaleableLine } from '../../catalogue/catalogue.ts'
import type { OrderRow } from '../orders.sql.ts'

const { orders, variants } = schema

export async function findOrderByGiftCode(db: Db, giftCode: string): Promise<OrderRow | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.giftCode, giftCode))
  return order
}

export type SiblingVariant = SaleableLine & { variantId: string }

/** All variants of these products, by size and colour. */
export async function findVariantsOf(db: Db, productIds: string[]): Promise<SiblingVariant[]> {
  if (productIds.length === 0) return []
  const { productId, colorId, size } = variants
  return db.select({ variantId: variants.id, productId, colorId, size }).from(variants).where(inArray(productId, productIds))
}
