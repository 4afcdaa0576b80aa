import {
  hasPeriod,
  type ReportRow,
  type ReportTable,
  type ReportTableName,
  type ReportTableQuery,
} from '../../../../contract/admin/reports.ts'
import type { Language } from '../../../../contract/language/language.schema.ts'
import { vietnamDay } from '../../../../contract/vietnam-time.ts'
import type { Db } from '../../../platform/database/client.ts'
import type { Platform } from '../../../platform/platform.ts'
import { planPeriod } from '../plan-period.rule.ts'
import { fillDays } from './fill-days.rule.ts'
import type { GroupedRows } from './group-rows.sql.ts'
import { countMisses, countReturns, findProductNames, sumTakeDifferences, valueStock } from './other-tables.sql.ts'
import { customGoods, keyTexts } from './report-texts.ts'
import {
  type SalesSelection,
  salesByCategory,
  salesByCustomer,
  salesByDay,
  salesByDiscount,
  salesByPayment,
  salesByProduct,
  salesByProvince,
  salesBySize,
  salesBySource,
} from './sales-tables.sql.ts'

const reads: Record<ReportTableName, (db: Db, selection: SalesSelection, language: Language) => Promise<GroupedRows>> = {
  days: salesByDay,
  products: salesByProduct,
  sizes: salesBySize,
  categories: salesByCategory,
  provinces: salesByProvince,
  sources: salesBySource,
  payments: salesByPayment,
  customers: salesByCustomer,
  discounts: salesByDiscount,
  returns: countReturns,
  stock: valueStock,
  takes: sumTakeDifferences,
  searches: countMisses,
}

type TableRequest = { name: ReportTableName; query: ReportTableQuery; language: Language; limit: number }

/** One report: both periods by one statement, at most `limit` rows of it. */
export async function makeTable(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { name, query, language, limit }: TableRequest,
): Promise<ReportTable> {
  const now = clock.now()
  const period = planPeriod(query, now)
  // One more row shows whether there are more; days are never cut.
  const found = await reads[name](db, { period, limit: name === 'days' ? 2 * 366 : limit + 1 }, language)
  const { now: current, before } = period
  const rows = name === 'days' ? fillDays(found.rows, { ...current, today: vietnamDay(now) }) : found.rows.slice(0, limit)
  return {
    name,
    madeAt: now.toISOString(),
    period: hasPeriod(name) ? { from: current.from, to: current.to, previousFrom: before.from, previousTo: before.to } : null,
    rows: await nameRows(db, name, rows, language),
    // An exchange and a refund may be of the same order; what is missing is not made up for by a surplus of something else.
    total: name === 'returns' || name === 'takes' ? null : found.total,
    hasMore: name !== 'days' && found.rows.length > limit,
  }
}

async function nameRows(db: Db, name: ReportTableName, rows: ReportRow[], language: Language): Promise<ReportRow[]> {
  const texts = keyTexts[name]
  if (texts) return rows.map((row) => ({ ...row, name: texts[row.id]?.[language] ?? row.name }))
  if (name !== 'products') return rows
  const names = await findProductNames(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    if (row.id === '') return { ...row, name: customGoods[language] }
    const product = names.get(row.id)
    const today = product && language === 'en' ? (product.nameEn ?? product.name) : product?.name
    return { ...row, name: today ?? row.name, detail: product?.sku ?? '' }
  })
}
