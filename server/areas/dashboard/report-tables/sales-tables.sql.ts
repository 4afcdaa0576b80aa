import { type SQL, sql } from 'drizzle-orm'
import { dayMs } from '../../../../contract/durations.ts'
import { vietnamTimeZone } from '../../../../contract/vietnam-time.ts'
import { type Db, schema } from '../../../platform/database/client.ts'
import { isSale, joinedRevenue, joinWrittenOff } from '../../orders/orders.ts'
import { type Compared, type GroupedRows, groupRows, isWithin, moment } from './group-rows.sql.ts'

const { buyerMerges, categories, orderLines, orders, products } = schema

/** Which orders, and up to how many rows. */
export type SalesSelection = { period: Compared; limit: number }

const placed = sql`${orders.createdAt}`
const soldBetween = (period: Compared) => sql`where ${isWithin(placed, period)} and ${isSale}`
const isNow = ({ now }: Compared) => sql`${placed} >= ${moment(now.start)}`
const one = sql`1`
/** What the buyer pays for a line; delivery and wrapping are not part of it. */
const lineSales = sql`${orderLines.totalVnd} - ${orderLines.discountVnd}`
const isLineOf = sql`${orderLines.orderId} = ${orders.id}`

type By = { key: SQL; name?: SQL; join?: SQL; measures?: readonly SQL[]; sortBy?: 'key' }

function ordersBy(db: Db, { period, limit }: SalesSelection, { key, name = key, measures = [one, joinedRevenue], ...rest }: By) {
  return groupRows(db, {
    from: sql`from ${orders} ${joinWrittenOff} ${soldBetween(period)}`,
    key,
    name: sql`max(${name})`,
    isNow: isNow(period),
    measures,
    limit,
    ...rest,
  })
}

function linesBy(db: Db, { period, limit }: SalesSelection, { key, name = key, join = sql`` }: By) {
  return groupRows(db, {
    from: sql`from ${orders} join ${orderLines} on ${isLineOf} ${join} ${soldBetween(period)}`,
    ...{ key, name: sql`max(${name})`, isNow: isNow(period), limit },
    measures: [sql`${orderLines.quantity}`, lineSales],
  })
}

/** Days in Vietnam; a day of the period before is that of its counterpart. Days without a sale are left out. */
export function salesByDay(db: Db, selection: SalesSelection): Promise<GroupedRows> {
  const { now, before } = selection.period
  const shift = Math.round((Date.parse(now.from) - Date.parse(before.from)) / dayMs)
  const moved = sql`case when ${isNow(selection.period)} then ${placed} else ${placed} + make_interval(days => ${shift}::int) end`
  const key = sql`to_char((${moved}) at time zone ${sql.raw(`'${vietnamTimeZone}'`)}, 'YYYY-MM-DD')`
  return ordersBy(db, selection, { key, name: sql`''`, sortBy: 'key' })
}

export function salesByProduct(db: Db, selection: SalesSelection): Promise<GroupedRows> {
  return linesBy(db, selection, { key: sql`${orderLines.productId}`, name: sql`${orderLines.name}` })
}

export function salesBySize(db: Db, selection: SalesSelection): Promise<GroupedRows> {
  return linesBy(db, selection, { key: sql`coalesce(${orderLines.size}, '')` })
}

/** By the product's current category; lines that were never in the catalogue have a row of their own, apart from deleted products. */
export function salesByCategory(db: Db, selection: SalesSelection, language: 'vi' | 'en'): Promise<GroupedRows> {
  const name = language === 'en' ? sql`coalesce(${categories.nameEn}, ${categories.name})` : sql`${categories.name}`
  const join = sql`left join ${products} on ${products.id} = ${orderLines.productId} left join ${categories} on ${categories.id} = ${products.categoryId}`
  const key = sql`case when ${orderLines.productId} = '' then 'custom' else coalesce(${categories.id}, '') end`
  return linesBy(db, selection, { key, name: sql`coalesce(${name}, '')`, join })
}

export function salesByProvince(db: Db, selection: SalesSelection): Promise<GroupedRows> {
  return ordersBy(db, selection, {
    key: sql`case when ${orders.pickup} is null then coalesce(${orders.shippingAddress}->>'province', '') else '' end`,
    name: sql`case when ${orders.pickup} is null then ${orders.shippingAddress}->>'province' else '' end`,
  })
}

export function salesBySource(db: Db, selection: SalesSelection): Promise<GroupedRows> {
  return ordersBy(db, selection, { key: sql`${orders.source}` })
}

export function salesByPayment(db: Db, selection: SalesSelection): Promise<GroupedRows> {
  return ordersBy(db, selection, { key: sql`${orders.paymentMethod}` })
}

/** Orders with a discount, by its code. */
export function salesByDiscount(db: Db, { period, limit }: SalesSelection): Promise<GroupedRows> {
  const key = sql`coalesce(${orders.discountCode}, '')`
  return groupRows(db, {
    from: sql`from ${orders} ${joinWrittenOff} ${soldBetween(period)} and ${orders.discountVnd} > 0`,
    ...{ key, name: sql`max(${key})`, isNow: isNow(period), limit },
    measures: [one, joinedRevenue, sql`${orders.discountVnd}`],
  })
}

/**
 * Buyers by whether they bought before the period. A buyer is an account, or for guests a phone; an earlier order of either
 * makes them a returning one. Phones that were merged are one buyer, with the accounts that ordered with one of them.
 */
export function salesByCustomer(db: Db, { period, limit }: SalesSelection): Promise<GroupedRows> {
  const start = sql`case when buyers.is_now then ${moment(period.now.start)} else ${moment(period.before.start)} end`
  const before = (who: SQL) => sql`select buyers.is_now, buyers.buyer from buyers join ${who} where ${placed} < ${start} and ${isSale}`
  const ofPhone = sql`${orders} on ${orders.phone} = buyers.phone`
  const ofAccount = sql`${orders} on ${orders.userId} = buyers.user_id`
  const ofMerged = sql`merged on merged.main_phone = buyers.buyer join ${orders} on ${orders.phone} = merged.phone`
  const ofMergedAccount = sql`accounts on accounts.main_phone = buyers.buyer join ${orders} on ${orders.userId} = accounts.user_id`
  // Joins, so that the planner chooses between a lookup for each of a few buyers and one pass over the orders.
  const from = sql`from (
    with merged as materialized (
      select ${buyerMerges.phone} as phone, ${buyerMerges.mainPhone} as main_phone from ${buyerMerges}
      union select ${buyerMerges.mainPhone}, ${buyerMerges.mainPhone} from ${buyerMerges}),
    accounts as materialized (
      select ${orders.userId} as user_id, min(merged.main_phone) as main_phone from merged join ${orders} on ${orders.phone} = merged.phone
      where ${orders.userId} is not null group by 1),
    buyers as materialized (
      select ${isNow(period)} as is_now, coalesce(accounts.main_phone, merged.main_phone, ${orders.userId}, ${orders.phone}) as buyer,
        min(${orders.phone}) as phone, min(${orders.userId}) as user_id, count(*) as orders, sum(${joinedRevenue}) as sales
      from ${orders} left join merged on merged.phone = ${orders.phone} left join accounts on accounts.user_id = ${orders.userId}
      ${joinWrittenOff} ${soldBetween(period)} group by 1, 2),
    known as (${before(ofPhone)} union ${before(ofAccount)} union ${before(ofMerged)} union ${before(ofMergedAccount)})
    select buyers.is_now, buyers.orders, buyers.sales, case when known.buyer is null then 'new' else 'returning' end as kind from buyers left join known using (is_now, buyer)) sorted`
  return groupRows(db, {
    from,
    ...{ key: sql`sorted.kind`, name: sql`max(sorted.kind)`, isNow: sql`sorted.is_now`, limit },
    measures: [one, sql`sorted.orders`, sql`sorted.sales`],
  })
}
