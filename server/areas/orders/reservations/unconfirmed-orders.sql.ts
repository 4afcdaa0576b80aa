import { and, asc, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import { type Db, schema } from '../../../platform/database/client.ts'
import { runStatement } from '../../../platform/database/run-statement.ts'
import { defineStatement } from '../../../platform/database/statement.ts'

const { orders, orderLines, variants } = schema

/** A cash order that is not confirmed. Literals instead of parameters, so that the planner can use the partial indexes. */
export const isUnconfirmed = sql`(${orders.status} = 'pending' and ${orders.paymentMethod} = 'cod' and ${orders.paymentStatus} = 'unpaid' and ${orders.confirmedAt} is null)`

/** An order neither paid nor confirmed, of any payment method. */
const isOpenUnpaid = sql`(${orders.status} = 'pending' and ${orders.paymentStatus} = 'unpaid' and ${orders.confirmedAt} is null)`

/** The buyer whose open unpaid orders are counted. `ipKey`: see `platform/http/ip-key.ts`. */
export type UnconfirmedBuyer = { phone: string; email: string | null; ipKey: string | null }

const takeLocks = defineStatement('select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest($1::text[]) as name')

/** What a transaction has locked. */
const locked = new WeakMap<Db, string>()

/**
 * Serializes unpaid orders with this phone, e-mail or IP until the transaction ends: two concurrent ones would both
 * count as the last. Takes the locks always in the same sequence, and before any stock is locked.
 */
export async function lockUnconfirmed(tx: Db, { phone, email, ipKey }: UnconfirmedBuyer): Promise<void> {
  const names = [`unconfirmed phone ${phone}`, email && `unconfirmed email ${email}`, ipKey && `unconfirmed ip ${ipKey}`]
  const locks = names.filter((name) => name !== null && name !== '').sort()
  const all = locks.join('\n')
  // The limits of the hour and those of open orders lock the same buyer.
  if (locked.get(tx) === all) return
  await runStatement(tx, takeLocks(locks))
  locked.set(tx, all)
}

/** Open unpaid orders and the stock, at one time. */
export type UnconfirmedCounts = {
  ofPhone: number
  ofEmail: number
  /** Orders of the IP with a reservation, and their units; like the other counts without the order itself. */
  ofIp: number
  unitsOfIp: number
  /** By product: the units these orders reserve. */
  reservedOfIp: Record<string, number>
  /** By variant: the units from stock that orders of the IP without a reservation wait for. */
  awaitedOfIp: Record<string, number>
  /** By product: all units in stock, in every colour and size. */
  onHand: Record<string, number>
  /** By variant: the units not reserved. */
  free: Record<string, number>
}

/**
 * All counts for the decision on a new unpaid order, in one statement; they stay true until the end of a transaction
 * that has taken the locks.
 */
export async function countUnconfirmed(
  db: Db,
  { phone, email, ipKey }: UnconfirmedBuyer,
  { productIds, variantIds, exceptId = '' }: { productIds: string[]; variantIds: string[]; exceptId?: string | undefined },
): Promise<Omit<UnconfirmedCounts, 'awaitedOfIp'>> {
  const open = (mine: SQL) => sql`(select count(*)::int from ${orders} where ${isOpenUnpaid} and ${mine} and ${orders.id} <> ${exceptId})`
  const listOf = (ids: string[]) =>
    sql.join(
      ids.map((id) => sql`${id}`),
      sql`, `,
    )
  const { rows } = (await db.execute(sql`
    with mine as materialized (
      select ${orders.id} as id, ${orderLines.productId} as product_id, ${orderLines.quantity} as quantity, ${orderLines.fromStock} as from_stock
      from ${orders} join ${orderLines} on ${orderLines.orderId} = ${orders.id}
      where ${orders.ipKey} = ${ipKey ?? ''} and ${isOpenUnpaid} and ${orders.stock} = 'held' and ${orders.id} <> ${exceptId})
    select ${open(sql`${orders.phone} = ${phone}`)} as "ofPhone",
      ${email === null ? sql`0` : open(sql`${orders.email} = ${email}`)} as "ofEmail",
      (select count(distinct id)::int from mine) as "ofIp",
      (select coalesce(sum(quantity), 0)::int from mine) as "unitsOfIp",
      (select coalesce(json_object_agg(product_id, units), '{}') from (select product_id, sum(from_stock)::int as units from mine group by product_id) of_ip) as "reservedOfIp",
      (select coalesce(json_object_agg(product_id, units), '{}') from (
        select product_id, sum(on_hand)::int as units from ${variants} where product_id in (${listOf(productIds)}) group by product_id) of_product) as "onHand",
      (select coalesce(json_object_agg(id, on_hand - reserved), '{}') from ${variants} where id in (${listOf(variantIds)})) as free`)) as unknown as {
    rows: Omit<UnconfirmedCounts, 'awaitedOfIp'>[]
  }
  return rows[0] as Omit<UnconfirmedCounts, 'awaitedOfIp'>
}

// From the lines of the variants: an IP may have more open orders than they have lines.
const awaitedByIp = defineStatement(`
  with line as materialized (
    select order_id, variant_id, quantity from order_lines where variant_id = any($2::text[]) and not made_to_order)
  select line.variant_id as "variantId", sum(line.quantity)::int as units
  from line join orders on orders.id = line.order_id
  where ip_key = $1 and status = 'pending' and payment_status = 'unpaid' and confirmed_at is null and stock = 'unreserved' and orders.id <> $3
  group by line.variant_id`)

/**
 * By variant: the units that open orders of an IP without a reservation wait for, but those of `exceptId`. Under the lock of
 * {@link lockUnconfirmed}.
 */
export async function findAwaited(
  db: Db,
  ipKey: string | null,
  { variantIds, exceptId = '' }: { variantIds: string[]; exceptId?: string | undefined },
): Promise<UnconfirmedCounts['awaitedOfIp']> {
  if (ipKey === null) return {}
  const rows = await runStatement<{ variantId: string; units: number }>(db, awaitedByIp(ipKey, variantIds, exceptId))
  return Object.fromEntries(rows.map(({ variantId, units }) => [variantId, units]))
}

/** Overdue unconfirmed cash orders, with their stock reserved or already released. */
export async function findUnconfirmedDue(db: Db, stock: 'reserved' | 'released', before: Date, limit: number): Promise<string[]> {
  const isThere = stock === 'released' ? sql`${orders.stock} = 'released'` : sql`${orders.stock} in ('held', 'unreserved')`
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isUnconfirmed, isThere, lt(orders.confirmDueAt, before)))
    .orderBy(asc(orders.confirmDueAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Clears the IPs of older orders. */
export async function deleteIpKeysBefore(db: Db, before: Date): Promise<void> {
  await db
    .update(orders)
    .set({ ipKey: null })
    .where(and(isNotNull(orders.ipKey), lt(orders.createdAt, before)))
}
