import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database/client.ts'

/**
 * What is always true of the books, by name. The number groups them: I1 stock, I2 payments, I3 sums of orders, I4 coupons, I5 refunds
 * and returned goods, I10 states and their moves.
 */
const statements = {
  'I1 more is reserved than in stock': sql`select id from variants where reserved < 0 or on_hand < reserved`,
  'I1 what is reserved is what orders reserve': sql`
    select v.id from variants v
    where v.reserved <> (select coalesce(sum(l.from_stock), 0) from order_lines l join orders o on o.id = l.order_id where l.variant_id = v.id and o.stock = 'held')
      + (select coalesce(sum(x.held_from_stock), 0) from order_exchanges x where x.to_variant_id = v.id and x.status = 'approved' and x.replacement_state in ('reserved', 'packed'))`,
  'I1 only an order that is neither paid nor confirmed goes without its units': sql`
    select id from orders
    where (stock = 'unreserved' and (status <> 'pending' or payment_status <> 'unpaid' or confirmed_at is not null))
      or (stock = 'released' and status = 'pending' and payment_status <> 'expired' and (payment_method <> 'cod' or confirmed_at is not null))`,
  'the IP of an order is stored only while it is neither paid nor confirmed': sql`
    select id from orders
    where ip_key is not null and not (status = 'pending' and payment_status in ('unpaid', 'expired') and confirmed_at is null)`,
  'I1 the moves of a variant add up to its stock': sql`
    select v.id from variants v where v.on_hand <> (select coalesce(sum(m.change), 0) from stock_moves m where m.variant_id = v.id)`,
  // The sum of before an edit may arrive after the cancellation: the order is paid by another amount, and I5 says that it goes back.
  'I2 an order is paid by one payment of its amount, or by its deposit and one of the rest; edits add what is due, paid or refunded': sql`
    select o.id from orders o
    where ((o.payment_status in ('paid', 'refunded'))
        <> ((select count(*) from payments p where p.order_id = o.id and p.state = 'paid' and p.exchange_id is null and not p.is_extra) between 1 and 2
          and (select coalesce(sum(p.amount_vnd), 0) from payments p where p.order_id = o.id and p.state = 'paid' and p.exchange_id is null)
            = o.total_vnd - o.extra_due_vnd
              + (select coalesce(sum(r.amount_vnd), 0) from refunds r where r.order_id = o.id and r.reason = 'order-edited' and r.state <> 'withdrawn'))
        and not (o.status = 'cancelled' and o.payment_status in ('paid', 'refunded')
          and exists (select from payments p where p.order_id = o.id and p.state = 'paid' and p.exchange_id is null)))
      or (select count(*) from payments p where p.order_id = o.id and p.state = 'paid' and p.exchange_id is null and not p.is_deposit and not p.is_extra) > 1
      or (o.extra_due_vnd > 0 and o.payment_status not in ('paid', 'refunded'))`,
  'I2 a deposit is paid by exactly one payment of its amount, and never counted without': sql`
    select o.id from orders o
    where (o.deposit_paid_at is not null) <> ((select count(*) from payments p where p.order_id = o.id and p.state = 'paid' and p.is_deposit and p.amount_vnd = o.deposit_vnd) = 1)
      or (o.deposit_paid_at is not null and o.deposit_vnd = 0)`,
  'I2 nobody begins with an order in cash before its deposit': sql`
    select o.id from orders o where o.deposit_vnd > 0 and o.deposit_paid_at is null and o.status not in ('pending', 'cancelled')`,
  'I2 the cash of a delivered order is paid or owed, never both and never neither': sql`
    select o.id from orders o
    where o.payment_method = 'cod' and o.status = 'delivered' and (
      (o.payment_status = 'unpaid' and o.total_vnd - case when o.deposit_paid_at is null then 0 else o.deposit_vnd end
        <> (select coalesce(sum(c.amount_vnd), 0) from cod_ledger c where c.order_id = o.id and c.exchange_id is null and c.remitted_at is null))
      or (o.payment_status <> 'unpaid' and exists (select 1 from cod_ledger c where c.order_id = o.id and c.exchange_id is null and c.remitted_at is null)))`,
  'I2 a transaction pays once': sql`select trans_id as id from payments where trans_id is not null group by method, trans_id having count(*) > 1`,
  'I3 the total is the sum of its parts': sql`
    select o.id from orders o
    where o.total_vnd <> (select sum(l.unit_vnd * l.quantity) from order_lines l where l.order_id = o.id) - o.discount_vnd + o.shipping_vnd + o.wrap_vnd
      or o.discount_vnd <> (select sum(l.discount_vnd) from order_lines l where l.order_id = o.id)`,
  'I4 a coupon is used by live orders alone': sql`
    select d.id from discounts d
    where d.used <> (select count(*) from orders o where o.discount_id = d.id and o.status <> 'cancelled' and o.stock <> 'released') or d.used > d.usage_limit`,
  'I5 no more goes back than came: of an order and its exchanges, with the cash that carriers have': sql`
    select r.order_id as id from refunds r left join payments p on p.id = r.payment_id
    where r.state <> 'withdrawn' and coalesce(p.state, 'paid') <> 'surplus' group by r.order_id
    having sum(r.amount_vnd) > (select coalesce(sum(paid.amount_vnd), 0) from payments paid where paid.order_id = r.order_id and paid.state = 'paid')
      + (select coalesce(sum(c.amount_vnd), 0) from cod_ledger c where c.order_id = r.order_id and c.remitted_at is null)`,
  'I5 no more of a second payment goes back than came': sql`
    select p.order_id as id from payments p where p.state = 'surplus'
      and p.amount_vnd < (select coalesce(sum(r.amount_vnd), 0) from refunds r where r.state <> 'withdrawn' and r.payment_id = p.id)`,
  'I5 an exchange is paid once, by its difference': sql`
    select x.id from order_exchanges x
    where (x.difference_paid_at is not null) <> exists (select 1 from payments p where p.exchange_id = x.id and p.state = 'paid' and p.amount_vnd = x.difference_vnd)`,
  'I5 no more units come back than were bought, or came in an exchange': sql`
    with goods as (
      select l.order_id, l.position, null as exchange_id, l.quantity from order_lines l
      union all select x.order_id, x.position, x.id, x.quantity from order_exchanges x where x.status = 'done' and x.return_state = 'received')
    select g.order_id as id from goods g
    where g.quantity < (select coalesce(sum(r.to_stock + r.second_choice + r.written_off), 0) from order_return_lines r join order_returns c on c.id = r.return_id
        where c.order_id = g.order_id and r.position = g.position and r.exchange_id is not distinct from g.exchange_id)
      + (select coalesce(sum(x.quantity), 0) from order_exchanges x
        where x.order_id = g.order_id and x.position = g.position and x.from_exchange_id is not distinct from g.exchange_id and x.return_state = 'received')`,
  'I5 what came in an exchange goes only after the old items are back': sql`
    select x.order_id as id from order_exchanges x
    where not (x.status = 'done' and x.return_state = 'received')
      and (exists (select from order_exchanges n where n.from_exchange_id = x.id) or exists (select from order_return_lines r where r.exchange_id = x.id))`,
  'I5 a return waits for its refund, or is done': sql`
    select c.id from order_returns c left join refunds r on r.id = c.refund_id
    where (c.status = 'received') <> (r.id is not null and r.state <> 'done') or (c.received_at is not null) <> (c.status in ('received', 'done'))`,
  'I5 what is not the shop’s goes back: of a cancelled order, and what came twice': sql`
    select o.id from orders o
    where (select coalesce(sum(p.amount_vnd), 0) from payments p where p.order_id = o.id and (p.state = 'surplus' or (p.state = 'paid' and o.status = 'cancelled')))
      > (select coalesce(sum(r.amount_vnd), 0) from refunds r where r.order_id = o.id and r.state <> 'withdrawn')`,
  'I10 a status only moves as the table says': sql`
    select order_id as id from order_events where what = 'status' and from_state || ' ' || to_state not in
      ('pending processing', 'pending cancelled', 'processing shipped', 'processing cancelled', 'shipped delivered', 'shipped cancelled')`,
  'I10 a parcel only moves as the table says, from where it was': sql`
    select shipment_id as id from (select *, lag(to_state) over (partition by shipment_id order by id) as was from shipment_events) e
    where from_state is distinct from was or (from_state is not null and not (
      to_state = any (case from_state
        when 'pending' then array['ready_to_pick', 'picked_up', 'in_transit', 'out_for_delivery', 'delivered', 'cancelled']
        when 'ready_to_pick' then array['picked_up', 'in_transit', 'out_for_delivery', 'delivered', 'cancelled']
        when 'picked_up' then array['in_transit', 'out_for_delivery', 'delivered', 'delivery_failed', 'returning', 'lost_or_damaged']
        when 'in_transit' then array['out_for_delivery', 'delivered', 'delivery_failed', 'returning', 'lost_or_damaged']
        when 'out_for_delivery' then array['delivered', 'delivery_failed', 'returning', 'lost_or_damaged']
        when 'delivery_failed' then array['out_for_delivery', 'returning', 'lost_or_damaged']
        when 'returning' then array['returned', 'lost_or_damaged'] else array[]::text[] end)))`,
  'I10 an order on its way or at its end has no parcel that stays behind': sql`
    select s.id from shipments s join orders o on o.id = s.order_id
    where (o.status = 'cancelled' and s.status not in ('cancelled', 'returned', 'lost_or_damaged', 'delivered'))
      or (o.status in ('pending', 'processing') and s.exchange_id is null and s.status not in ('pending', 'ready_to_pick', 'cancelled'))`,
  'I10 an exchange is where the parcel of its replacement is': sql`
    select x.id from order_exchanges x
    left join lateral (select s.status from shipments s where s.exchange_id = x.id and s.status <> 'cancelled' order by s.created_at desc, s.id desc limit 1) p on true
    where x.status in ('approved', 'done') and x.replacement_state <> case
      when p.status is null or p.status = 'returned' then 'reserved'
      when p.status in ('pending', 'ready_to_pick') then 'packed' when p.status = 'delivered' then 'delivered'
      when p.status = 'lost_or_damaged' then 'lost' else 'sent' end`,
  'I10 an exchange is done once both of its ways are': sql`
    select id from order_exchanges
    where (status = 'done') <> (status in ('approved', 'done') and replacement_state = 'delivered' and return_state <> 'awaited')`,
  'I10 the last move leads to where the order is': sql`
    select o.id from orders o
    where o.status <> coalesce((select e.to_state from order_events e where e.order_id = o.id and e.what in ('status', 'placed') order by e.id desc limit 1), '')`,
}

/** The violated invariants of a database: after a restore, and in tests. */
export async function findInvariantErrors(db: Db): Promise<string[]> {
  const errors: string[] = []
  for (const [statement, query] of Object.entries(statements)) {
    const { rows } = (await db.execute(query)) as unknown as { rows: { id: string }[] }
    for (const { id } of rows) errors.push(`${statement}: ${id}`)
  }
  return errors
}
