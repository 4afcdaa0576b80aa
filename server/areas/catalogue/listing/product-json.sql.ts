import { sql } from 'drizzle-orm'
import type { StoredFacet } from '../../../../db/schema/product-json.ts'
import { type Db, schema } from '../../../platform/database/client.ts'
import type { FacetChange } from './facets.rule.ts'
import { execute } from './list-filters.sql.ts'

const { facetCounts, productJson } = schema

export type ProductJsonRow = typeof productJson.$inferInsert

/** Locks the rows in the order of their ids. A product without a row gets one, so that two transactions cannot both add it. */
export async function lockProductJson(tx: Db, ids: string[]): Promise<{ productId: string; facets: StoredFacet[] }[]> {
  const { rows } = await execute<{ productId: string; facets: StoredFacet[] }>(
    tx,
    sql`with locked as (select id from products where id = any(${sql.param(ids)}::text[]) order by id)
      insert into product_json as json (product_id, shape, card_vi, card_en, detail_vi, detail_en, facets)
      select id, 0, '', '', '', '', '[]' from locked order by id
      on conflict (product_id) do update set shape = json.shape returning product_id as "productId", facets`,
  )
  return rows
}

export async function writeProductJson(tx: Db, rows: ProductJsonRow[]): Promise<void> {
  if (rows.length === 0) return
  const excluded = (name: string) => sql.raw(`excluded.${name}`)
  await tx
    .insert(productJson)
    .values(rows)
    .onConflictDoUpdate({
      target: productJson.productId,
      set: {
        shape: excluded('shape'),
        cardVi: excluded('card_vi'),
        cardEn: excluded('card_en'),
        detailVi: excluded('detail_vi'),
        detailEn: excluded('detail_en'),
        facets: excluded('facets'),
      },
    })
}

export async function deleteProductJson(tx: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await tx.execute(sql`delete from product_json where product_id = any(${sql.param(ids)}::text[])`)
}

export async function changeFacetCounts(tx: Db, changes: FacetChange[]): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ facet: [kind, key, name, nameEn, hex], by }) => ({ kind, key, name, nameEn, hex, products: by }))
  await tx
    .insert(facetCounts)
    .values(rows)
    .onConflictDoUpdate({
      target: [facetCounts.kind, facetCounts.key, facetCounts.name, facetCounts.nameEn, facetCounts.hex],
      set: { products: sql`facet_counts.products + excluded.products` },
    })
}

/** Products whose JSON or search vector is missing or of another shape, after `after`. */
export async function findOutdatedProducts(
  db: Db,
  { shape, searchShape, after, limit }: { shape: number; searchShape: number; after: string; limit: number },
): Promise<string[]> {
  const { rows } = await execute<{ id: string }>(
    db,
    sql`select p.id from products p left join product_json json on json.product_id = p.id and json.shape = ${shape}
        left join product_search search on search.product_id = p.id and search.shape = ${searchShape}
      where p.deleted_at is null and (json.product_id is null or search.product_id is null) and p.id > ${after} order by p.id limit ${limit}`,
  )
  return rows.map(({ id }) => id)
}

/** The products that a change of a category, collection or picture concerns. */
export async function findProductsShowing(tx: Db, what: { collectionId: string } | { imageId: string }): Promise<string[]> {
  const { rows } = await execute<{ id: string }>(
    tx,
    'collectionId' in what
      ? sql`select product_id as id from product_collections where collection_id = ${what.collectionId}`
      : sql`select distinct c.product_id as id from product_color_images i join product_colors c on c.id = i.color_id where i.image_id = ${what.imageId}`,
  )
  return rows.map(({ id }) => id)
}
