import { type SQL, sql } from 'drizzle-orm'
import { type Db, schema } from '../../../platform/database/client.ts'
import { execute } from '../listing/list-filters.sql.ts'
import { unitPriceNow } from '../prices/unit-price.sql.ts'
import type { TakeRow } from './stock-takes.sql.ts'

const { productColors, productSizes, products, stockMoves, stockTakeCounts, variants } = schema

export type DifferenceRow = {
  variantId: string
  productId: string
  name: string
  nameEn: string | null
  sku: string
  color: string
  colorEn: string | null
  size: string
  onHand: number
  counted: number
  difference: number
  value: number
  reserved: number
  isBlocked: boolean
}
export type DifferenceTotals = { count: number; blocked: number; missing: number; surplus: number; value: number }

/** Units that came or left after the count; a correction of the stock is no such move. */
const moved = sql`coalesce((select sum(${stockMoves.change}) from ${stockMoves} where ${stockMoves.variantId} = ${stockTakeCounts.variantId}
  and ${stockMoves.id} > ${stockTakeCounts.afterMove} and ${stockMoves.reason} in ('sold', 'returned', 'exchanged', 'sewn')), 0)`

/** What the stock would be by the count, less what it is. Of an ended stock take: as it was at its end. */
function differenceOf({ state }: Pick<TakeRow, 'state'>): SQL {
  return state === 'open'
    ? sql`(${stockTakeCounts.counted} + ${moved} - ${variants.onHand})::int`
    : sql`coalesce(${stockTakeCounts.difference}, 0)`
}

function differencesOf(take: TakeRow): SQL {
  const isBlocked = take.state === 'open' ? sql`d.on_hand_now + d.difference < d.reserved` : sql`not d.is_posted`
  return sql`select d.*, d.difference * d.price as value, ${isBlocked} as is_blocked from (
    select ${variants.id} as variant_id, ${variants.productId} as product_id, ${products.name} as name, ${products.nameEn} as name_en,
      ${products.sku} as sku, ${productColors.color} as color, ${productColors.colorEn} as color_en, ${variants.size} as size,
      ${stockTakeCounts.onHand} as on_hand, ${stockTakeCounts.counted} as counted, ${differenceOf(take)} as difference,
      ${stockTakeCounts.isPosted} as is_posted, ${variants.onHand} as on_hand_now, ${variants.reserved} as reserved,
      ${unitPriceNow} as price, ${products.searchFolded} as folded
    from ${stockTakeCounts} join ${variants} on ${variants.id} = ${stockTakeCounts.variantId}
      join ${products} on ${products.id} = ${variants.productId} and ${products.deletedAt} is null
      join ${productColors} on ${productColors.id} = ${variants.colorId}
      left join ${productSizes} on ${productSizes.productId} = ${variants.productId} and ${productSizes.size} = ${variants.size}
    where ${stockTakeCounts.takeId} = ${take.id}) d where d.difference <> 0`
}

/** The differences of a stock take by product, those that cannot be written first. */
export async function findDifferences(
  db: Db,
  take: TakeRow,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<DifferenceRow[]> {
  const { rows } = await execute<DifferenceRow>(
    db,
    sql`select variant_id as "variantId", product_id as "productId", name, name_en as "nameEn", sku, color, color_en as "colorEn", size,
        on_hand as "onHand", counted, difference, value::float8 as value, reserved, is_blocked as "isBlocked"
      from (${differencesOf(take)}) found order by is_blocked desc, folded collate "C", product_id, variant_id limit ${limit} offset ${offset}`,
  )
  return rows
}

export async function sumDifferences(db: Db, take: TakeRow): Promise<DifferenceTotals> {
  const { rows } = await execute<DifferenceTotals>(
    db,
    sql`select count(*)::int as count, (count(*) filter (where is_blocked))::int as blocked,
        coalesce(-sum(difference) filter (where difference < 0), 0)::int as missing,
        coalesce(sum(difference) filter (where difference > 0), 0)::int as surplus, coalesce(sum(value), 0)::float8 as value
      from (${differencesOf(take)}) found`,
  )
  return rows[0] ?? { count: 0, blocked: 0, missing: 0, surplus: 0, value: 0 }
}

export type LockedDifference = { variantId: string; productId: string; onHand: number; reserved: number; difference: number }

/** The same for the end: locks every counted variant in the order of the ids, then reads what has to change. */
export async function lockDifferences(tx: Db, take: TakeRow): Promise<LockedDifference[]> {
  const counted = sql`select ${stockTakeCounts.variantId} from ${stockTakeCounts} where ${stockTakeCounts.takeId} = ${take.id}`
  await tx.execute(sql`select 1 from ${variants} where ${variants.id} in (${counted}) order by ${variants.id} for update`)
  const { rows } = await execute<LockedDifference>(
    tx,
    sql`select * from (select ${variants.id} as "variantId", ${variants.productId} as "productId", ${variants.onHand} as "onHand",
        ${variants.reserved} as reserved, ${differenceOf(take)} as difference
      from ${stockTakeCounts} join ${variants} on ${variants.id} = ${stockTakeCounts.variantId}
        join ${products} on ${products.id} = ${variants.productId} and ${products.deletedAt} is null
      where ${stockTakeCounts.takeId} = ${take.id}) found where difference <> 0 order by "variantId"`,
  )
  return rows
}

/** Stores the differences as they were at the end. */
export async function putDifferences(
  tx: Db,
  takeId: string,
  rows: { variantId: string; difference: number; isPosted: boolean }[],
): Promise<void> {
  await tx.execute(sql`update ${stockTakeCounts} set difference = x.difference, is_posted = x."isPosted"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as x("variantId" text, difference int, "isPosted" boolean)
    where ${stockTakeCounts.takeId} = ${takeId} and ${stockTakeCounts.variantId} = x."variantId"`)
}
