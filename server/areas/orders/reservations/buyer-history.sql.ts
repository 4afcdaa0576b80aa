import { hourlyLimits } from '../../../../contract/orders/cash-limits.ts'
import type { Db } from '../../../platform/database/client.ts'
import { runStatement } from '../../../platform/database/run-statement.ts'
import { defineStatement } from '../../../platform/database/statement.ts'
import type { UnconfirmedCounts } from './unconfirmed-orders.sql.ts'

type OwnerColumn = 'user_id' | 'guest_id'

/**
 * `limitedSince`: in seconds; as many of the newest orders as the limit of an hour allows were placed since then. Null: fewer.
 * `isAwaiting`: an open order of the IP has no reservation.
 */
export type BuyerHistoryRow = Omit<UnconfirmedCounts, 'onHand' | 'free' | 'awaitedOfIp'> & {
  isAwaiting: boolean
  unpaid: number
  refused: number
  phoneLimitedSince: number | null
  accountLimitedSince: number | null
}

// Literals instead of parameters, so that the planner can use the partial indexes.
const isOpenUnpaid = "status = 'pending' and payment_status = 'unpaid' and confirmed_at is null"
const limitedSince = (most: number) =>
  `extract(epoch from (array_agg(created_at order by created_at desc) filter (where created_at > $4::timestamptz))[${most}])::float8`

// Materialized: without statistics the planner would read all open orders, by the index of those that are under way.
/** By any of the buyer's phones. An array, so that the planner uses the index of the column. */
const isPhoneOfBuyer = `phone = any(array(
  with main as (select coalesce((select main_phone from buyer_merges where phone = $2), $2) as phone)
  select phone from main union all select merge.phone from buyer_merges merge join main on merge.main_phone = main.phone))`

const historyOf = (owner: OwnerColumn) =>
  defineStatement(`
    with of_owner as materialized (select status, payment_status, created_at from orders where ${owner} = $1),
    of_phone as materialized (select id, status, payment_status, confirmed_at, created_at from orders where phone = $2),
    of_ip as materialized (select id, status, payment_status, confirmed_at, stock from orders where ip_key = $5),
    reserved as materialized (
      select of_ip.id, line.product_id, line.quantity, line.from_stock
      from of_ip join order_lines line on line.order_id = of_ip.id where ${isOpenUnpaid} and stock = 'held')
    select owner.*, phone.*,
      (select count(*)::int from orders where ${isOpenUnpaid} and email = $3) as "ofEmail",
      (select count(distinct id)::int from reserved) as "ofIp",
      (select coalesce(sum(quantity), 0)::int from reserved) as "unitsOfIp",
      (select coalesce(json_object_agg(product_id, units), '{}') from (
        select product_id, sum(from_stock)::int as units from reserved group by product_id) of_product) as "reservedOfIp",
      exists (select from of_ip where ${isOpenUnpaid} and stock = 'unreserved') as "isAwaiting"
    from (
      select count(*) filter (where status = 'pending' and payment_status = 'unpaid')::int as unpaid,
        ${owner === 'user_id' ? limitedSince(hourlyLimits.perAccount) : 'null::float8'} as "accountLimitedSince"
      from of_owner
    ) owner, (
      select count(*) filter (where ${isOpenUnpaid})::int as "ofPhone",
        (select count(*)::int from orders where ${isPhoneOfBuyer} and exists (
          select from shipments where order_id = orders.id and exchange_id is null and shipments.status = 'returned')) as refused,
        ${limitedSince(hourlyLimits.perPhone)} as "phoneLimitedSince"
      from of_phone
    ) phone`)
const statements = { user_id: historyOf('user_id'), guest_id: historyOf('guest_id') } as const

type Buyer = { owner: { userId: string } | { guestId: string }; phone: string; email: string | null; ipKey: string | null }

/** What earlier orders of a buyer mean for the next one, in one statement. `since`: of the limits of an hour. */
export async function findBuyerHistory(db: Db, { owner, phone, email, ipKey }: Buyer, since: Date): Promise<BuyerHistoryRow> {
  const [column, id] = 'userId' in owner ? (['user_id', owner.userId] as const) : (['guest_id', owner.guestId] as const)
  const [row] = await runStatement<BuyerHistoryRow>(db, statements[column](id, phone, email, since.toISOString(), ipKey))
  return row as BuyerHistoryRow
}
