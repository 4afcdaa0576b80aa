import { and, asc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import { type Db, schema } from '../../../platform/database/client.ts'
import { priceProduct } from '../price-product.rule.ts'
import type { ProductPrices } from './change-prices.rule.ts'

const { priceChanges, productSizes, products } = schema

export type PricedRow = ProductPrices & { id: string; name: string; nameEn: string | null; sku: string; version: number }

/** `withDeleted`: also products that were deleted, which can be restored with their prices. */
type Which = { withDeleted?: boolean }

const isWanted = (ids: string[], { withDeleted = false }: Which) =>
  and(inArray(products.id, ids), withDeleted ? undefined : isNull(products.deletedAt))

/** The prices of these products, by name. */
export async function findPrices(db: Db, ids: string[], which: Which = {}): Promise<PricedRow[]> {
  const { id, name, nameEn, sku, version, priceVnd: price, salePriceVnd: salePrice } = products
  const rows = await db
    .select({ id, name, nameEn, sku, version, price, salePrice })
    .from(products)
    .where(isWanted(ids, which))
    .orderBy(asc(products.searchFolded), asc(id))
  const sizes = await db
    .select({
      productId: productSizes.productId,
      size: productSizes.size,
      price: productSizes.priceVnd,
      salePrice: productSizes.salePriceVnd,
    })
    .from(productSizes)
    .where(inArray(productSizes.productId, ids))
    .orderBy(asc(productSizes.productId), asc(productSizes.position))
  const sizesOf = Map.groupBy(sizes, ({ productId }) => productId)
  return rows.map((row) => ({
    ...row,
    sizes: (sizesOf.get(row.id) ?? []).map(({ productId: _productId, ...own }) => own),
  }))
}

/** Locks the products in the order of their ids, until the transaction ends. */
export async function lockPrices(tx: Db, ids: string[], which: Which = {}): Promise<void> {
  await tx.select({ id: products.id }).from(products).where(isWanted(ids, which)).orderBy(asc(products.id)).for('no key update')
}

/** So many products by one statement. */
const atOnce = 200

/** Writes prices with the columns for sorting and filtering. */
export async function putPrices(tx: Db, rows: ({ id: string } & ProductPrices)[], now: Date): Promise<void> {
  for (let at = 0; at < rows.length; at += atOnce) {
    const some = rows.slice(at, at + atOnce)
    const own = JSON.stringify(
      some.map(({ id, price, salePrice, sizes }) => ({ id, price, sale: salePrice, ...priceProduct({ price, salePrice, sizes }) })),
    )
    await tx.execute(sql`update ${products} set price_vnd = x.price, sale_price_vnd = x.sale, effective_vnd = x."effectiveVnd",
        percent_off = x."percentOff", version = ${products.version} + 1, updated_at = ${now.toISOString()}::timestamptz
      from jsonb_to_recordset(${own}::jsonb) as x(id text, price bigint, sale bigint, "effectiveVnd" bigint, "percentOff" int)
      where ${products.id} = x.id`)
    const bySize = JSON.stringify(
      some.flatMap(({ id, sizes }) => sizes.map(({ size, price, salePrice }) => ({ id, size, price, sale: salePrice }))),
    )
    await tx.execute(sql`update ${productSizes} set price_vnd = x.price, sale_price_vnd = x.sale
      from jsonb_to_recordset(${bySize}::jsonb) as x(id text, size text, price bigint, sale bigint)
      where ${productSizes.productId} = x.id and ${productSizes.size} = x.size`)
  }
}

export type StoredPriceChange = typeof priceChanges.$inferSelect

export async function insertPriceChange(tx: Db, change: typeof priceChanges.$inferInsert): Promise<void> {
  await tx.insert(priceChanges).values(change)
}

/** Takes a change that is young enough off the list, so that it is undone once. */
export async function takePriceChange(tx: Db, id: string, since: Date): Promise<StoredPriceChange | undefined> {
  const [taken] = await tx
    .delete(priceChanges)
    .where(and(eq(priceChanges.id, id), gt(priceChanges.at, since)))
    .returning()
  return taken
}

export async function deleteOldPriceChanges(db: Db, before: Date): Promise<void> {
  await db.delete(priceChanges).where(lt(priceChanges.at, before))
}
