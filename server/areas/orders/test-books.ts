import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db.ts'

const statements = {
  'I1 more is held than lies there': sql`select id from variants where reserved < 0 or on_hand < reserved`,
  'I1 what is held is what orders hold': sql`
    select v.id from variants v
    where v.reserved <> (select coalesce(sum(l.from_stock), 0) from order_lines l join orders o on o.id = l.order_id where l.variant_id = v.id and o.stock = 'held')`,
  'I2 an order is paid by exactly one payment of its amount': sql`
    select o.id from orders o
    where (o.payment_status in ('paid', 'refunded')) <> ((select count(*) from payments p where p.order_id = o.id and p.state = 'paid' and p.amount_vnd = o.total_vnd) = 1)`,
  'I2 a transaction pays once': sql`select trans_id as id from payments where trans_id is not null group by method, trans_id having count(*) > 1`,
  'I3 the total is the sum of its parts': sql`
    select o.id from orders o
    where o.total_vnd <> (select sum(l.unit_vnd * l.quantity) from order_lines l where l.order_id = o.id) - o.discount_vnd + o.shipping_vnd
      or o.discount_vnd <> (select sum(l.discount_vnd) from order_lines l where l.order_id = o.id)`,
  'I4 a coupon is used by live orders alone': sql`
    select d.id from discounts d
    where d.used <> (select count(*) from orders o where o.discount_id = d.id and o.stock <> 'released') or d.used > d.usage_limit`,
  'I5 no more goes back than came': sql`
    select p.id from payments p where p.amount_vnd < (select coalesce(sum(r.amount_vnd), 0) from refunds r where r.payment_id = p.id)`,
  'I10 a status only moves as the table says': sql`
    select order_id as id from order_events where what = 'status' and from_state || ' ' || to_state not in
      ('pending processing', 'pending cancelled', 'processing shipped', 'processing cancelled', 'shipped delivered', 'shipped cancelled')`,
  'I10 the last move leads to where the order is': sql`
    select o.id from orders o
    where o.status <> coalesce((select e.to_state from order_events e where e.order_id = o.id and e.what in ('status', 'placed') order by e.id desc limit 1), '')`,
}

/** For tests alone: everything that must be true of the books at any moment, and is not. */
export async function findErrors(db: Db): Promise<string[]> {
  const errors: string[] = []
  for (const [statement, query] of Object.entries(statements)) {
    const { rows } = (await db.execute(query)) as unknown as { rows: { id: string }[] }
    for (const { id } of rows) errors.push(`${statement}: ${id}`)
  }
  return errors
}

/** The one variant of a product: what lies there, what is held, what orders have taken. */
export async function stockOf(db: Db, productId: string): Promise<{ onHand: number; reserved: number; sold: number }> {
  const { rows } = (await db.execute(sql`
    select v.on_hand as "onHand", v.reserved, coalesce((select sum(l.from_stock) from order_lines l join orders o on o.id = l.order_id where l.variant_id = v.id and o.stock = 'taken'), 0)::int as sold
    from variants v where v.product_id = ${productId}`)) as unknown as { rows: { onHand: number; reserved: number; sold: number }[] }
  if (!rows[0]) throw new Error('no such product')
  return rows[0]
}
