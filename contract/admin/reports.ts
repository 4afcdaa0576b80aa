import { z } from 'zod'
import { ExportFormat } from './csv.ts'
import { ReportQuery } from './dashboard.ts'

/** What a column counts; `sales`, `discount`, `amount` and `value` are dong. */
export const reportColumns = [
  'orders',
  'units',
  'sales',
  'discount',
  'cases',
  'amount',
  'buyers',
  'onHand',
  'reserved',
  'value',
  'searches',
] as const
export type ReportColumn = (typeof reportColumns)[number]

const moneyColumns: readonly ReportColumn[] = ['sales', 'discount', 'amount', 'value']
export function isMoneyColumn(column: ReportColumn): boolean {
  return moneyColumns.includes(column)
}

/** The columns of each report; the last one is drawn, and sorts the rows. */
export const reportTables = {
  days: ['orders', 'sales'],
  products: ['units', 'sales'],
  sizes: ['units', 'sales'],
  categories: ['units', 'sales'],
  provinces: ['orders', 'sales'],
  sources: ['orders', 'sales'],
  payments: ['orders', 'sales'],
  customers: ['buyers', 'orders', 'sales'],
  discounts: ['orders', 'sales', 'discount'],
  returns: ['cases', 'amount'],
  stock: ['onHand', 'reserved', 'value'],
  takes: ['units', 'value'],
  searches: ['searches'],
} as const satisfies Record<string, readonly ReportColumn[]>
export type ReportTableName = keyof typeof reportTables
export const reportTableNames = Object.keys(reportTables) as [ReportTableName, ...ReportTableName[]]
export const ReportTableName = z.enum(reportTableNames)

/** The stock report is about now: it has no period, and nothing to compare with. */
export function hasPeriod(name: ReportTableName): boolean {
  return name !== 'stock'
}

/** Rows of a report on a page, and in its file. */
export const maxReportRows = 100
export const maxReportFileRows = 5_000

export type ReportTableQuery = Pick<ReportQuery, 'period' | 'from' | 'to'>
export const ReportFileQuery = z.intersection(ReportQuery, ExportFormat)

const Values = z.array(z.number())

/** `id` is empty where the orders name none: no size, no category any more, not in the catalogue, picked up at the shop. */
export const ReportRow = z.object({
  id: z.string(),
  name: z.string(),
  /** What tells two rows of one name apart, e.g. the SKU. */
  detail: z.string(),
  /** In the sequence of the report's columns. */
  now: Values,
  before: Values,
})
export type ReportRow = z.infer<typeof ReportRow>

export const ReportTable = z.object({
  name: ReportTableName,
  madeAt: z.string(),
  period: z.object({ from: z.string(), to: z.string(), previousFrom: z.string(), previousTo: z.string() }).nullable(),
  rows: z.array(ReportRow),
  /** Of all rows, also those that are not listed; null where a sum of the rows means nothing. */
  total: z.object({ now: Values, before: Values }).nullable(),
  hasMore: z.boolean(),
})
export type ReportTable = z.infer<typeof ReportTable>
export const ReportTableResponse = z.object({ data: ReportTable })
