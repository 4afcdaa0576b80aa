import { and, desc, eq, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import { vietnamTimeZone } from '../../../contract/vietnam-time.ts'
import { type Db, schema } from '../../platform/database/client.ts'
import { sumMoney } from '../../platform/database/sum-money.ts'

const { codLedger, orders, orderLines } = schema

export type SalesBucket = { at: string; orders: number; revenueVnd: number }
export type SoldProduct = { productId: string; name: string; slug: string; imageUrl: string; pieces: number; revenueVnd: number }
type Between = { start: Date; end: Date }

const whole = (value: SQL) => sql<number>`${value}::int`

/** Literals instead of parameters, so that the planner can use the partial index on open orders. */
const isUnderWay = sql`${orders.status} in ('pending', 'processing', 'shipped')`
const hasDeposit = sql`(${orders.depositVnd} = 0 or ${orders.depositPaidAt} is not null)`
/** A cash order without a reservation is not counted: its buyer may not exist. */
const isReserved = sql`${orders.stock} not in ('unreserved', 'released')`
const isSure = sql`(${orders.paymentMethod} = 'cod' and ${hasDeposit} and ${isReserved} or ${orders.paymentStatus} = 'paid')`

const inVietnam = sql.raw(`at time zone '${vietnamTimeZone}'`)

/** A shipped order without delivery is ready, and its buyer may come when they like. */
const isReadyToPickUp = sql`(${orders.status} = 'shipped' and ${orders.pickup} is not null)`
/** Open after the last promised day in Vietnam; pending orders without certain money were promised nothing yet. */
export const isLate = sql`(${isUnderWay} and ${orders.deliveryTo} < (now() ${inVietnam})::date and (${orders.status} <> 'pending' or ${isSure}) and not ${isReadyToPickUp})`

/** Counts open orders by what they wait for. */
export async function countOpenOrders(db: Db) {
  const [counted] = await db
    .select({
      toConfirm: whole(
        sql`count(*) filter (where ${orders.status} = 'pending' and ${orders.paymentMethod} = 'cod' and ${orders.confirmedAt} is null)`,
      ),
      toBegin: whole(
        sql`count(*) filter (where ${orders.status} = 'pending' and ${orders.paymentMethod} = 'cod' and ${orders.confirmedAt} is not null)`,
      ),
      awaitingPayment: whole(
        sql`count(*) filter (where ${orders.status} = 'pending' and ${orders.paymentMethod} <> 'cod' and ${orders.paymentStatus} in ('unpaid', 'expired'))`,
      ),
      toPack: whole(sql`count(*) filter (where ${orders.status} = 'processing')`),
      late: whole(sql`count(*) filter (where ${isLate})`),
    })
    .from(orders)
    .where(isUnderWay)
  return counted ?? { toConfirm: 0, toBegin: 0, awaitingPayment: 0, toPack: 0, late: 0 }
}

/** An order with certain money: paid, or in cash with its deposit; neither cancelled nor refunded. */
export const isSale = sql`${orders.status} <> 'cancelled' and ${orders.paymentStatus} <> 'refunded' and ${isSure}`

/** The sales of a time, by the day the order was placed. */
export function countsBetween({ start, end }: Between): SQL | undefined {
  return and(gte(orders.createdAt, start), lt(orders.createdAt, end), isSale)
}

/**
 * The revenue of an order, less written-off cash: that of a delivered order that will not be paid any more. The difference of an
 * exchange was never part of it.
 */
const revenue = sql`(${orders.totalVnd} - case when ${orders.status} = 'delivered' and ${orders.paymentStatus} = 'unpaid' then coalesce((
  select sum(given_up.amount_vnd) from ${codLedger} given_up where given_up.order_id = ${orders.id} and given_up.exchange_id is null and given_up.written_off_at is not null), 0) else 0 end)`

/** The same for a statement that sums it several times: a subquery in each sum would be planned and compiled again. */
export const joinWrittenOff = sql`left join (select ${codLedger.orderId} as order_id, sum(${codLedger.amountVnd}) as vnd from ${codLedger}
  where ${codLedger.writtenOffAt} is not null and ${codLedger.exchangeId} is null group by 1) written_off on written_off.order_id = ${orders.id}`
export const joinedRevenue = sql`(${orders.totalVnd} - case when ${orders.status} = 'delivered' and ${orders.paymentStatus} = 'unpaid'
  then coalesce(written_off.vnd, 0) else 0 end)`

/** Sales by hour or day in Vietnam; hours and days without an order are left out. */
export async function sumSales(db: Db, { unit, ...between }: Between & { unit: 'hour' | 'day' }): Promise<SalesBucket[]> {
  const form = sql.raw(unit === 'hour' ? `'YYYY-MM-DD"T"HH24'` : `'YYYY-MM-DD'`)
  const at = sql<string>`to_char(${orders.createdAt} ${inVietnam}, ${form})`
  return db
    .select({ at, orders: whole(sql`count(*)`), revenueVnd: sumMoney(sql`sum(${revenue})`) })
    .from(orders)
    .where(countsBetween(between))
    .groupBy(sql`1`)
    .orderBy(sql`1`)
}

/** Counts all orders that came out of a cart of the shop, whatever their status now: not those that staff entered. */
export async function countPlaced(db: Db, { start, end }: Between): Promise<number> {
  return db.$count(orders, and(gte(orders.createdAt, start), lt(orders.createdAt, end), eq(orders.source, 'web')))
}

const isLineOf = sql`${orderLines.orderId} = ${orders.id}`

export async function sumUnits(db: Db, between: Between): Promise<number> {
  const [sum] = await db
    .select({ pieces: whole(sql`coalesce(sum(${orderLines.quantity}), 0)`) })
    .from(orderLines)
    .innerJoin(orders, isLineOf)
    .where(countsBetween(between))
  return sum?.pieces ?? 0
}

/** Best sellers by units, under a name they were sold by. `of`: restricts to these products. */
export async function listBestSellers(
  db: Db,
  { limit, of, ...between }: Between & { limit: number; of?: string[] },
): Promise<SoldProduct[]> {
  if (of?.length === 0) return []
  const pieces = sql`sum(${orderLines.quantity})`
  const one = (column: SQL) => sql<string>`max(${column})`
  return (
    db
      .select({
        productId: orderLines.productId,
        name: one(sql`${orderLines.name}`),
        slug: one(sql`${orderLines.slug}`),
        imageUrl: one(sql`${orderLines.imageUrl}`),
        pieces: whole(pieces),
        revenueVnd: sumMoney(sql`sum(${orderLines.totalVnd} - ${orderLines.discountVnd})`),
      })
      .from(orderLines)
      .innerJoin(orders, isLineOf)
      // Lines that are not in the catalogue are no product.
      .where(and(countsBetween(between), ne(orderLines.productId, ''), of ? inArray(orderLines.productId, of) : undefined))
      .groupBy(orderLines.productId)
      .orderBy(desc(pieces), orderLines.productId)
      .limit(limit)
  )
}
