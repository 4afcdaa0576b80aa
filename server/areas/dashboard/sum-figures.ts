import type { Figures, ReportPoint } from '../../../contract/admin/dashboard.ts'
import { dayMs, hourMs } from '../../../contract/durations.ts'
import type { Db } from '../../platform/database/client.ts'
import { countOpenCarts } from '../cart/cart.ts'
import { countPlaced, type SalesBucket, sumSales, sumUnits } from '../orders/orders.ts'
import { sumPartlyRefunded } from '../payments/payments.ts'
import type { Period, Stretch } from './plan-period.rule.ts'

/** The figures of one period. */
type Sums = { sales: SalesBucket[]; orders: number; revenue: number; pieces: number; refunded: number; carts: number; placed: number }

/** The figures beside those of the period before. The totals are sums of the series, so that both agree. */
export async function sumFigures(db: Db, { unit, now, before }: Period, { seesMoney }: { seesMoney: boolean }): Promise<Figures> {
  const [present, past] = await Promise.all([sumStretch(db, now, unit), sumStretch(db, before, unit)])
  const compare = (read: (sums: Sums) => number) => ({ now: read(present), before: read(past) })
  const money = (read: (sums: Sums) => number) => (seesMoney ? compare(read) : null)
  return {
    revenue: money(({ revenue }) => revenue),
    refunded: money(({ refunded }) => refunded),
    orders: compare(({ orders }) => orders),
    average: money(({ revenue, orders }) => (orders > 0 ? Math.round(revenue / orders) : 0)),
    items: compare(({ pieces }) => pieces),
    carts: compare(({ carts }) => carts),
    conversion: compare(({ placed, carts }) => (carts > 0 ? Math.round((placed / carts) * 1_000) / 10 : 0)),
    unit,
    series: drawSeries({ unit, now, before }, present.sales, past.sales, seesMoney),
  }
}

async function sumStretch(db: Db, stretch: Stretch, unit: Period['unit']): Promise<Sums> {
  const [sales, pieces, refunded, openCarts, placed] = await Promise.all([
    sumSales(db, { ...stretch, unit }),
    sumUnits(db, stretch),
    sumPartlyRefunded(db, stretch),
    countOpenCarts(db, stretch),
    countPlaced(db, stretch),
  ])
  const sum = (read: (bucket: SalesBucket) => number) => sales.reduce((total, bucket) => total + read(bucket), 0)
  return {
    sales,
    pieces,
    refunded,
    placed,
    orders: sum(({ orders }) => orders),
    revenue: Math.min(
      sum(({ revenueVnd }) => revenueVnd),
      Number.MAX_SAFE_INTEGER,
    ),
    carts: openCarts + placed,
  }
}

/** A point for every day or hour, also without sales, each beside its counterpart in the period before. */
function drawSeries({ unit, now, before }: Period, sales: SalesBucket[], past: SalesBucket[], seesMoney: boolean): ReportPoint[] {
  const [present, earlier] = [sales, past].map((buckets) => new Map(buckets.map((bucket) => [bucket.at, bucket])))
  const places = placesOf(now, unit)
  const placesBefore = placesOf(before, unit)
  const read = (bucket: SalesBucket | undefined) => ({ orders: bucket?.orders ?? 0, revenue: seesMoney ? (bucket?.revenueVnd ?? 0) : null })
  return places.map((at, index) => ({ at, ...read(present?.get(at)), before: read(earlier?.get(placesBefore[index] ?? '')) }))
}

function placesOf({ from, to }: Stretch, unit: Period['unit']): string[] {
  const step = unit === 'hour' ? hourMs : dayMs
  const end = Date.parse(to) + dayMs
  const places: string[] = []
  for (let at = Date.parse(from); at < end; at += step) places.push(new Date(at).toISOString().slice(0, unit === 'hour' ? 13 : 10))
  return places
}
