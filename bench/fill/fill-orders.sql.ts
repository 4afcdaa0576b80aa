import { sql } from 'drizzle-orm'
import { orderEvents, orderLines, orders, shipments } from '../../db/schema.ts'
import type { Database } from '../../server/platform/database/client.ts'
import { allowLongStatements, vacuum } from './bulk-insert.sql.ts'

/**
 * Writes generated orders with lines, history and parcels in a few large statements. They spread over two years and every
 * status; no stock is reserved or committed for them.
 */
export async function fillOrders(database: Database, count: number): Promise<void> {
  for (const statement of [writeOrders(count), writeLines(), writeEvents(), writeParcels()]) {
    await database.db.transaction(async (tx) => {
      await allowLongStatements(tx)
      await tx.execute(statement)
    })
  }
  await vacuum(database, [orders, orderLines, orderEvents, shipments])
}

/** One order in five belongs to an account; names, statuses and payment methods cycle with different periods. */
function writeOrders(many: number) {
  return sql`
    with named as (
      select n, (array['Trần','Nguyễn','Lê','Phạm','Hoàng','Huỳnh','Phan','Vũ','Đặng','Bùi'])[1 + n % 10] || ' ' ||
        (array['Thị','Văn','Ngọc','Minh','Thanh','Đình','Bảo'])[1 + n / 10 % 7] || ' ' ||
        (array['Mai','Đào','Lan','Hồng','Tú','Ỷ','Phượng','Quỳnh','Đức','Long','Hà'])[1 + n / 70 % 11] as name,
        '+849' || lpad((n * 7919 % 100000000)::text, 8, '0') as phone,
        timestamptz '2024-11-21' + n * interval '10 minutes' as at,
        (array['delivered','delivered','delivered','delivered','delivered','shipped','processing','pending','cancelled','delivered'])[1 + n / 3 % 10] as status
      from generate_series(1, ${many}::int) n
    ), counted as (
      select *, jsonb_build_object('fullName', name, 'phone', phone, 'provinceCode', '46', 'province', 'Thành phố Huế',
        'wardCode', '19741', 'ward', 'Phường Thuận Hóa', 'street', n || ' Lê Lợi') as address,
        100000 + n % 40 * 10000 as goods
      from named
    )
    insert into orders (id, order_number, user_id, access_token, email, phone, language, status, payment_method, payment_status,
      shipping_method, shipping_address, billing_address, subtotal_vnd, discount_vnd, shipping_vnd, tax_vnd, tax_percent, total_vnd, stock, created_at)
    select 'ord_bench' || lpad(n::text, 12, '0'), 'MM' || to_char(at, 'YYMMDD') || '-B' || n,
      case when n % 5 = 0 then 'usr_bench' || n % 5000 end, md5(n::text), 'khach' || n || '@example.vn', phone, 'vi', status,
      (array['momo','cod','bank'])[1 + n % 3],
      case when status = 'pending' then 'unpaid' when status = 'cancelled' then 'expired' else 'paid' end,
      'standard', address, address, goods, 0, 30000, 9630, 8, goods + 30000,
      case when status = 'cancelled' or status = 'pending' then 'released' else 'taken' end, at
    from counted`
}

function writeLines() {
  return sql`
  insert into order_lines (order_id, position, variant_id, product_id, name, slug, sku, image_url, color, size, unit_vnd, quantity, total_vnd, from_stock)
  select id, 0, 'var_bench' || right(id, 3), 'prd_bench' || right(id, 3), 'Đầm đũi cổ lá sen', 'dam-dui', 'BM-' || right(id, 3), '/media/x.webp',
    'Xanh chàm', '2Y', subtotal_vnd, 1, subtotal_vnd, 0
  from orders`
}

/** The status events of each order up to its current status. */
function writeEvents() {
  return sql`
  insert into order_events (order_id, at, what, from_state, to_state, by_whom)
  select id, created_at + step * interval '1 hour', case step when 0 then 'placed' else 'status' end,
    case step when 0 then null when 1 then 'pending' when 2 then 'processing' else 'shipped' end,
    case when step = 0 then 'pending' when step = 1 and status = 'cancelled' then 'cancelled'
      else (array['processing','shipped','delivered'])[step] end, 'system'
  from orders, generate_series(0, 3) step
  where step <= case status when 'pending' then 0 when 'processing' then 1 when 'cancelled' then 1 when 'shipped' then 2 else 3 end
  order by id, step`
}

function writeParcels() {
  return sql`
  insert into shipments (id, order_id, carrier, tracking_code, status, created_at)
  select 'shp' || right(id, 17), id, (array['GHN','GHTK','ViettelPost','J&T'])[1 + right(id, 4)::int % 4], 'T' || right(id, 12),
    case status when 'delivered' then 'delivered' when 'shipped' then 'in_transit' else 'pending' end, created_at
  from orders where status in ('delivered', 'shipped', 'processing')`
}
