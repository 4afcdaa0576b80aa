import { and, asc, inArray, isNull } from 'drizzle-orm'
import { type Db, schema } from '../../../platform/database/client.ts'
import { findPrices, type PricedRow } from '../prices/prices.sql.ts'
import type { SheetColor, SheetVariant } from './plan-sheet.rule.ts'

const { productColors, products, variants } = schema

export type SheetProductRow = PricedRow & { colors: SheetColor[]; variants: SheetVariant[] }

/** The ids of products by SKU, as written or in capitals. */
export async function findIdsBySkuOrCapitals(db: Db, skus: string[]): Promise<string[]> {
  const spellings = [...new Set(skus.flatMap((sku) => [sku, sku.toUpperCase()]))]
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.sku, spellings), isNull(products.deletedAt)))
  return rows.map(({ id }) => id)
}

/** Products with prices, colours and variants, by name. */
export async function findSheetProducts(db: Db, ids: string[]): Promise<SheetProductRow[]> {
  if (ids.length === 0) return []
  const rows = await findPrices(db, ids)
  const { id, color, colorEn, productId } = productColors
  const colors = await db
    .select({ id, color, colorEn, productId })
    .from(productColors)
    .where(inArray(productId, ids))
    .orderBy(asc(productId), asc(productColors.position))
  const cells = await db
    .select({
      ...{ id: variants.id, productId: variants.productId, colorId: variants.colorId, size: variants.size },
      ...{ onHand: variants.onHand, reserved: variants.reserved },
    })
    .from(variants)
    .where(inArray(variants.productId, ids))
    .orderBy(asc(variants.id))
  const colorsOf = Map.groupBy(colors, (each) => each.productId)
  const variantsOf = Map.groupBy(cells, (each) => each.productId)
  return rows.map((row) => ({
    ...row,
    colors: (colorsOf.get(row.id) ?? []).map(({ productId: _productId, ...own }) => own),
    variants: (variantsOf.get(row.id) ?? []).map(({ productId: _productId, ...own }) => own),
  }))
}

/** Locks the variants of these products in the order of their ids. */
export async function lockVariantsOf(tx: Db, ids: string[]): Promise<void> {
  await tx.select({ id: variants.id }).from(variants).where(inArray(variants.productId, ids)).orderBy(asc(variants.id)).for('update')
}

/** Locks variants that still exist, by id, and reads their stock. */
export async function lockStock(tx: Db, ids: string[]) {
  if (ids.length === 0) return []
  const { id, productId, onHand, reserved } = variants
  return tx.select({ id, productId, onHand, reserved }).from(variants).where(inArray(id, ids)).orderBy(asc(id)).for('update')
}
