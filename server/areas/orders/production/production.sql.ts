import { type SQL, sql } from 'drizzle-orm'
import type { OrderedPersonalization } from '../../../../contract/personalization.ts'
import { type Db, schema } from '../../../platform/database/client.ts'
import { countsBetween } from '../report.sql.ts'
import { coverDays, newDays, soldDays, tet, usualSewingDays } from './sew-next.rule.ts'

const { orderEvents, orderLines, orders, orderSewing, productColorImages, productColors, products, stockAlerts, stockMoves, variants } =
  schema

export type SewNextRow = {
  variantId: string
  productId: string
  name: string
  nameEn: string | null
  color: string
  colorEn: string | null
  size: string
  imageId: string | null
  leadDays: number
  free: number
  reserved: number
  sold: number
  days: number
  waiting: number
  total: number
}

type WantedUnits = { now: Date; since: Date; daysToTet: number | null; limit: number }

/**
 * The variants that planPieces (sew-next.rule.ts) would have sewn, the largest numbers first: one pass over the order lines of
 * four weeks and the waiting lists. Made-to-order products are sewn when they are ordered.
 */
export async function findSewNext(db: Db, { now, since, daysToTet, limit }: WantedUnits): Promise<SewNextRow[]> {
  const moment = now.toISOString()
  const sewing = sql`coalesce(nullif(${products.leadDays}, 0), ${usualSewingDays}::int)`
  const season = sql`case when ${daysToTet ?? -1}::int between ${sewing} + ${tet.deliveryDays}::int and ${tet.weeksDays}::int
    then ${tet.factor}::float8 else 1 end`
  const days = sql`least(${soldDays}::int, greatest(${newDays}::int, extract(day from ${moment}::timestamptz - ${products.createdAt})::int))`
  const expected = sql`ceil(round((asked.sold::float8 / ${days} * (${sewing} + ${coverDays}::int) * ${season})::numeric, 6))`
  const pieces = sql`(${expected} + asked.waiting - (${variants.onHand} - ${variants.reserved}))`
  return rowsOf<SewNextRow>(
    db,
    sql`with sold as (
        select ${orderLines.variantId} as variant_id, sum(${orderLines.quantity})::int as sold
        from ${orders} join ${orderLines} on ${orderLines.orderId} = ${orders.id}
        where ${countsBetween({ start: since, end: now })} group by 1
      ), waiting as (
        select ${stockAlerts.variantId} as variant_id, count(*)::int as waiting from ${stockAlerts} group by 1
      ), asked as (
        select variant_id, coalesce(sold, 0) as sold, coalesce(waiting, 0) as waiting from sold full join waiting using (variant_id)
      )
      select ${variants.id} as "variantId", ${products.id} as "productId", ${products.name} as name, ${products.nameEn} as "nameEn",
        ${productColors.color} as color, ${productColors.colorEn} as "colorEn", ${variants.size} as size,
        (select ${productColorImages.imageId} from ${productColorImages} where ${productColorImages.colorId} = ${productColors.id}
          order by ${productColorImages.position} limit 1) as "imageId",
        ${products.leadDays} as "leadDays", (${variants.onHand} - ${variants.reserved})::int as free, ${variants.reserved} as reserved,
        asked.sold as sold, ${days}::int as days, asked.waiting as waiting, count(*) over ()::int as total
      from asked
      join ${variants} on ${variants.id} = asked.variant_id
      join ${products} on ${products.id} = ${variants.productId}
      join ${productColors} on ${productColors.id} = ${variants.colorId}
      where ${products.published} and ${products.deletedAt} is null and not ${products.madeToOrder} and ${pieces} > 0
      order by ${pieces} desc, ${variants.id} limit ${limit}`,
  )
}

export type OrderedPieceRow = {
  orderId: string
  orderNumber: string
  name: string
  color: string
  size: string | null
  imageUrl: string
  pieces: number
  isSewn: boolean
  /** The Monday of the week that the queue planned. */
  week: string | null
  deliveryFrom: string | null
  personalization: OrderedPersonalization[] | null
  total: number
}

/** Whether the latest sewing event of the order says that it is done. */
const isSewn = sql`coalesce((select ${orderEvents.to} = 'sewn' from ${orderEvents}
  where ${orderEvents.orderId} = ${orders.id} and ${orderEvents.what} = 'sewing' order by ${orderEvents.id} desc limit 1), false)`

/** The units that are sewn for orders in progress, the unsewn and most urgent first. */
export async function findOrderedPieces(db: Db, limit: number): Promise<OrderedPieceRow[]> {
  const week = sql`(select max(${orderSewing.week}) from ${orderSewing} where ${orderSewing.orderId} = ${orders.id})`
  return rowsOf<OrderedPieceRow>(
    db,
    sql`select ${orders.id} as "orderId", ${orders.orderNumber} as "orderNumber", ${orderLines.name} as name, ${orderLines.color} as color,
        ${orderLines.size} as size, ${orderLines.imageUrl} as "imageUrl", (${orderLines.quantity} - ${orderLines.fromStock})::int as pieces,
        state.is_sewn as "isSewn", state.week::text as week,
        ${orders.deliveryFrom}::text as "deliveryFrom", ${orderLines.personalization} as personalization, count(*) over ()::int as total
      from ${orders} join ${orderLines} on ${orderLines.orderId} = ${orders.id}
      cross join lateral (select ${isSewn} as is_sewn, ${week} as week) state
      where ${orders.status} = 'processing' and ${orderLines.fromStock} < ${orderLines.quantity}
      order by state.is_sewn, state.week nulls last, ${orders.createdAt}, ${orders.id}, ${orderLines.position} limit ${limit}`,
  )
}

export type SewnPieceRow = {
  key: string
  at: Date | string
  name: string
  nameEn: string | null
  color: string
  colorEn: string | null
  size: string | null
  pieces: number
  orderId: string | null
  orderNumber: string | null
  total: number
}

/** What was sewn since a time: lines of orders whose sewing was marked done and is not undone, and units added to the stock. */
export async function findSewnPieces(db: Db, since: Date, limit: number): Promise<SewnPieceRow[]> {
  const from = since.toISOString()
  return rowsOf<SewnPieceRow>(
    db,
    sql`select done.*, count(*) over ()::int as total from (
        select 'order ' || ${orders.id} || ' ' || ${orderLines.position} as key, marked.at as at, ${orderLines.name} as name, null::text as "nameEn",
          ${orderLines.color} as color, null::text as "colorEn", ${orderLines.size} as size,
          (${orderLines.quantity} - ${orderLines.fromStock})::int as pieces, ${orders.id} as "orderId", ${orders.orderNumber} as "orderNumber"
        from ${orders} join ${orderLines} on ${orderLines.orderId} = ${orders.id}
        cross join lateral (select ${orderEvents.at} as at, ${orderEvents.to} as state from ${orderEvents}
          where ${orderEvents.orderId} = ${orders.id} and ${orderEvents.what} = 'sewing' order by ${orderEvents.id} desc limit 1) marked
        where ${orders.status} in ('processing', 'shipped', 'delivered')
          and ${orders.id} in (select ${orderEvents.orderId} from ${orderEvents} where ${orderEvents.what} = 'sewing' and ${orderEvents.at} >= ${from}::timestamptz)
          and marked.state = 'sewn' and marked.at >= ${from}::timestamptz and ${orderLines.fromStock} < ${orderLines.quantity}
        union all
        select 'stock ' || ${stockMoves.id}, ${stockMoves.at}, ${products.name}, ${products.nameEn}, ${productColors.color}, ${productColors.colorEn},
          ${variants.size}, ${stockMoves.change}, null, null
        from ${stockMoves} join ${variants} on ${variants.id} = ${stockMoves.variantId}
        join ${products} on ${products.id} = ${variants.productId}
        join ${productColors} on ${productColors.id} = ${variants.colorId}
        where ${stockMoves.at} >= ${from}::timestamptz and ${stockMoves.reason} = 'sewn' and ${stockMoves.change} > 0
      ) done order by done.at desc, done.key limit ${limit}`,
  )
}

async function rowsOf<Row>(db: Db, query: SQL): Promise<Row[]> {
  return ((await db.execute(query)) as unknown as { rows: Row[] }).rows
}
