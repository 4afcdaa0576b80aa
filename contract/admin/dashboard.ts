import { z } from 'zod'
import { Day } from '../dates.ts'
import { dayMs } from '../durations.ts'
import { commaList } from '../paging.ts'

export const reportPeriods = ['today', '7d', '30d', 'month', 'last-month'] as const
export const ReportPeriod = z.enum(reportPeriods)
export type ReportPeriod = z.infer<typeof ReportPeriod>

/** Each part can be requested by itself, so that a failing part does not break the others. */
export const reportParts = ['work', 'figures', 'bestSellers'] as const
export const ReportPart = z.enum(reportParts)
export type ReportPart = z.infer<typeof ReportPart>

/** The longest period of one report, in days. */
const maxReportDays = 366

/** Days by Vietnam's calendar, `from` and `to` both included; they override `period`. `parts`: all by default. */
export const ReportQuery = z
  .object({
    period: ReportPeriod.default('7d'),
    from: Day.optional(),
    to: Day.optional(),
    parts: commaList().pipe(z.array(ReportPart)).optional(),
  })
  .superRefine(({ from, to }, context) => {
    if (!from && !to) return
    if (!from || !to) return context.addIssue({ code: 'custom', path: [from ? 'to' : 'from'], params: { key: 'required' } })
    const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1
    if (days < 1 || days > maxReportDays) context.addIssue({ code: 'custom', path: ['to'], params: { key: 'dates' } })
  })
export type ReportQuery = z.infer<typeof ReportQuery>

/** Open tasks of the staff, now. */
export const Work = z.object({
  /** Cash orders that are not confirmed yet. */
  toConfirm: z.int(),
  /** Confirmed cash orders that the shop has not started yet. */
  toBegin: z.int(),
  awaitingPayment: z.int(),
  toPack: z.int(),
  /** Orders in progress after their promised day. */
  late: z.int(),
  /** Variants with few free units left, or none. */
  lowStock: z.int(),
  newReviews: z.int(),
  /** Messages of customers without a reply. */
  messages: z.int(),
  exchanges: z.int(),
  /** Money tasks, for admins only: open refunds, unmatched payments, overdue cash, and alerts of the last seven days. */
  refunds: z.int().nullable(),
  mismatches: z.int().nullable(),
  overdueCash: z.int().nullable(),
  alerts: z.int().nullable(),
})
export type Work = z.infer<typeof Work>

/** A number and its value in the period before. */
const Compared = z.object({ now: z.number(), before: z.number() })
export type Compared = z.infer<typeof Compared>

/** `at`: a day (YYYY-MM-DD) or, within one day, an hour (`YYYY-MM-DDTHH`), in Vietnam. `revenue` in dong, null for staff. */
export const ReportPoint = z.object({
  at: z.string(),
  orders: z.int(),
  revenue: z.int().nullable(),
  before: z.object({ orders: z.int(), revenue: z.int().nullable() }),
})
export type ReportPoint = z.infer<typeof ReportPoint>

/**
 * An order counts once its money is certain: paid, or cash on delivery with its units reserved; not when it is cancelled
 * or refunded. Amounts are null for staff.
 */
export const Figures = z.object({
  revenue: Compared.nullable(),
  /** Refunded money of orders that still count. */
  refunded: Compared.nullable(),
  orders: Compared,
  average: Compared.nullable(),
  items: Compared,
  /** Carts with at least one line, and the percentage of them that were ordered. */
  carts: Compared,
  conversion: Compared,
  unit: z.enum(['hour', 'day']),
  series: z.array(ReportPoint),
})
export type Figures = z.infer<typeof Figures>

export const BestSeller = z.object({
  productId: z.string(),
  name: z.string(),
  /** Absent where only the name at the time of sale is known. */
  nameLanguage: z.enum(['vi', 'en']).optional(),
  slug: z.string(),
  imageUrl: z.string(),
  pieces: Compared,
  revenue: z.int().nullable(),
})
export type BestSeller = z.infer<typeof BestSeller>

export const Report = z.object({
  madeAt: z.string(),
  period: z.object({ from: z.string(), to: z.string(), previousFrom: z.string(), previousTo: z.string() }),
  work: Work.optional(),
  figures: Figures.optional(),
  bestSellers: z.array(BestSeller).optional(),
})
export type Report = z.infer<typeof Report>
export const ReportResponse = z.object({ data: Report })
