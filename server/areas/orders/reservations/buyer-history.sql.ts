import { hourlyLimits } from '../../../../contract/cash-limits.ts'
import type { Db } from '../../../platform/database/client.ts'
import { runStatement } from '../../../platform/database/run-statement.ts'
import { defineStatement } from '../../../platform/database/statement.ts'
import type { UnconfirmedCounts } from './unconfirmed-orders.sql.ts'

type OwnerColumn = 'user_id' | 'guest_id'

/** `limitedSince`: in seconds; as many of the newest orders as the limit of an hour allows were placed since then. Null: fewer. */
export type BuyerHistoryRow = Omit<UnconfirmedCounts, 'onHand' | 'free'> & {
  unpaid: number
  refused: number
  phoneLimitedSince: number | null
  accountLimitedSince: number | null
}

// Literals instead of parameters, so that the planner can use the partial indexes.
const isOpenUnpaid = "status = 'pending' and payment_status = 'unpaid' and confirmed_at is null"
const countOpen = (isMine: string) => `(select count(*)::int from orders where ${isOpenUnpaid} and ${isMine})`
const limitedSince = (isMine: string, most: number) => `(
  select extract(epoch from (array_agg(created_at order by created_at desc))[${most}])::float8
  from orders where ${isMine} and created_at > $4::timestamptz)`

const historyOf = (owner: OwnerColumn) =>
  defineStatement(`
    with of_ip as materialized (
      select orders.id, order_lines.product_id, order_lines.quantity, order_lines.from_stock
      from orders join order_lines on order_lines.order_id = orders.id
      where orders.ip_key = $5 and ${isOpenUnpaid} and orders.stock = 'held')
    select
      (select count(*)::int from orders where ${owner} = $1 and status = 'pending' and payment_status = 'unpaid') as unpaid,
      (select count(*)::int from orders where phone = $2 and exists (
        select 1 from shipments where order_id = orders.id and exchange_id is null and shipments.status = 'returned')) as refused,
      ${limitedSince('phone = $2', hourlyLimits.perPhone)} as "phoneLimitedSince",
      ${owner === 'user_id' ? limitedSince('user_id = $1', hourlyLimits.perAccount) : 'null::float8'} as "accountLimitedSince",
      ${countOpen('phone = $2')} as "ofPhone",
      ${countOpen('email = $3')} as "ofEmail",
      (select count(distinct id)::int from of_ip) as "ofIp",
      (select coalesce(sum(quantity), 0)::int from of_ip) as "unitsOfIp",
      (select coalesce(json_object_agg(product_id, units), '{}') from (
        select product_id, sum(from_stock)::int as units from of_ip group by product_id) of_product) as "reservedOfIp"`)
const statements = { user_id: historyOf('user_id'), guest_id: historyOf('guest_id') } as const

type Buyer = { owner: { userId: string } | { guestId: string }; phone: string; email: string | null; ipKey: string | null }

/** What earlier orders of a buyer mean for the next one, in one statement. `since`: of the limits of an hour. */
export async function findBuyerHistory(db: Db, { owner, phone, email, ipKey }: Buyer, since: Date): Promise<BuyerHistoryRow> {
  const [column, id] = 'userId' in owner ? (['user_id', owner.userId] as const) : (['guest_id', owner.guestId] as const)
  const [row] = await runStatement<BuyerHistoryRow>(db, statements[column](id, phone, email, since.toISOString(), ipKey))
  return row as BuyerHistoryRow
}
