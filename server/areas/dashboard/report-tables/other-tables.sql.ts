import { inArray, sql } from 'drizzle-orm'
import { type Db, schema } from '../../../platform/database/client.ts'
import { unitPriceNow } from '../../catalogue/catalogue.ts'
import { type Compared, type GroupedRows, groupRows, isWithin, moment } from './group-rows.sql.ts'
import type { SalesSelection } from './sales-tables.sql.ts'

const {
  categories,
  codLedger,
  orderExchanges,
  orderLines,
  orders,
  productSizes,
  products,
  refunds,
  searchMissDays,
  shipments,
  stockTakeCounts,
  stockTakes,
  variants,
} = schema

/** What came back, each kind by its own day: asked exchanges, returned parcels of orders, refunds, cash that will not come. */
export function countReturns(db: Db, { period, limit }: SalesSelection): Promise<GroupedRows> {
  const since = (column: typeof orders.createdAt | typeof refunds.doneAt | typeof codLedger.writtenOffAt | typeof codLedger.remittedAt) =>
    isWithin(sql`${column}`, period)
  const from = sql`from (
    select 'exchanges' as kind, ${orderExchanges.createdAt} as at, ${orderExchanges.quantity} * ${orderLines.unitVnd} as amount
      from ${orderExchanges} join ${orderLines} on ${orderLines.orderId} = ${orderExchanges.orderId} and ${orderLines.position} = ${orderExchanges.position}
      where ${isWithin(sql`${orderExchanges.createdAt}`, period)} and ${orderExchanges.status} in ('requested', 'approved', 'done')
    union all
    select 'parcels', ${shipments.createdAt}, ${orders.totalVnd} from ${shipments} join ${orders} on ${orders.id} = ${shipments.orderId}
      where ${shipments.status} = 'returned' and ${shipments.exchangeId} is null and ${isWithin(sql`${shipments.createdAt}`, period)}
    union all
    select 'refunds', ${refunds.doneAt}, ${refunds.amountVnd} from ${refunds} where ${refunds.doneAt} is not null and ${since(refunds.doneAt)}
    union all
    select 'unpaid', ${codLedger.writtenOffAt}, ${codLedger.amountVnd} from ${codLedger}
      where ${codLedger.writtenOffAt} is not null and ${since(codLedger.writtenOffAt)}
    union all
    select 'short', ${codLedger.remittedAt}, ${codLedger.amountVnd} - ${codLedger.receivedVnd} from ${codLedger}
      where ${codLedger.receivedVnd} < ${codLedger.amountVnd} and ${since(codLedger.remittedAt)}
    ) cases`
  const isNow = sql`cases.at >= ${moment(period.now.start)}`
  return groupRows(db, { from, key: sql`cases.kind`, name: sql`max(cases.kind)`, isNow, measures: [sql`1`, sql`cases.amount`], limit })
}

/** The stock on hand by category, at today's prices. */
export function valueStock(db: Db, { limit }: { limit: number }, language: 'vi' | 'en'): Promise<GroupedRows> {
  const name = language === 'en' ? sql`coalesce(${categories.nameEn}, ${categories.name})` : sql`${categories.name}`
  return groupRows(db, {
    from: sql`from ${variants} join ${products} on ${products.id} = ${variants.productId} and ${products.deletedAt} is null
      join ${categories} on ${categories.id} = ${products.categoryId}
      left join ${productSizes} on ${productSizes.productId} = ${variants.productId} and ${productSizes.size} = ${variants.size}
      where ${variants.onHand} > 0`,
    ...{ key: sql`${categories.id}`, name: sql`max(${name})`, isNow: sql`true`, limit },
    measures: [sql`${variants.onHand}`, sql`${variants.reserved}`, sql`${variants.onHand} * ${unitPriceNow}`],
  })
}

/** What stock takes found missing or too many, at today's prices; both kinds, by the day the stock take ended. */
export function sumTakeDifferences(db: Db, { period, limit }: SalesSelection): Promise<GroupedRows> {
  const difference = sql`${stockTakeCounts.difference}`
  const kind = sql`case when ${difference} < 0 then 'missing' else 'surplus' end`
  return groupRows(db, {
    from: sql`from ${stockTakes} join ${stockTakeCounts} on ${stockTakeCounts.takeId} = ${stockTakes.id}
      join ${variants} on ${variants.id} = ${stockTakeCounts.variantId} join ${products} on ${products.id} = ${variants.productId}
      left join ${productSizes} on ${productSizes.productId} = ${variants.productId} and ${productSizes.size} = ${variants.size}
      where ${stockTakes.state} = 'posted' and ${isWithin(sql`${stockTakes.endedAt}`, period)}
        and ${stockTakeCounts.isPosted} and ${difference} <> 0`,
    ...{ key: kind, name: sql`''`, isNow: sql`${stockTakes.endedAt} >= ${moment(period.now.start)}`, limit },
    measures: [sql`abs(${difference})`, sql`abs(${difference}) * ${unitPriceNow}`],
  })
}

/** Searches without a result, by term. */
export function countMisses(db: Db, { period, limit }: { period: Compared; limit: number }): Promise<GroupedRows> {
  const { now, before } = period
  const day = sql`${searchMissDays.day}`
  return groupRows(db, {
    from: sql`from ${searchMissDays} where ${day} >= ${before.from}::date and ${day} <= ${now.to}::date
      and (${day} >= ${now.from}::date or ${day} <= ${before.to}::date)`,
    ...{ key: sql`${searchMissDays.termKey}`, name: sql`max(${searchMissDays.term})`, isNow: sql`${day} >= ${now.from}::date`, limit },
    measures: [sql`${searchMissDays.count}`],
  })
}

/** Today's names of products that are still there. */
export async function findProductNames(db: Db, ids: string[]) {
  if (ids.length === 0) return new Map<string, { name: string; nameEn: string | null; sku: string }>()
  const { id, name, nameEn, sku } = products
  const rows = await db.select({ id, name, nameEn, sku }).from(products).where(inArray(products.id, ids))
  return new Map(rows.map(({ id: key, ...names }) => [key, names]))
}
