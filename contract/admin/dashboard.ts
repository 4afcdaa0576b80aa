import { z } from 'zod'
import { Day } from '../dates.ts'
import { commaList } from '../paging.ts'

export const reportPeriods = ['today', '7d', '30d', 'month'] as const
export const ReportPeriod = z.enum(reportPeriods)
export type ReportPeriod = z.infer<typeof ReportPeriod>

/** What can be asked for by itself, so that one part that cannot be read takes no other with it. */
export const reportParts = ['work', 'figures', 'bestSellers'] as const
export const ReportPart = z.enum(reportParts)
export type ReportPart = z.infer<typeof ReportPart>

/** The longest stretch of days one report is about. */
const maxReportDays = 366

const dayMs = 86_400_000

/** Days by Vietnam's calendar, `from` and `to` both included; where they are given, `period` says nothing. `parts`: everything where none is named. */
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

/** What waits for somebody in the back office, now. */
export const Work = z.object({
  /** Cash orders that nobody has confirmed yet. */
  toConfirm: z.int(),
  /** Confirmed cash orders that the shop has not begun yet. */
  toBegin: z.int(),
  awaitingPayment: z.int(),
  toPack: z.int(),
  /** Under way although the day promised is over. */
  late: z.int(),
  /** Variants with few free pieces left, or none. */
  lowStock: z.int(),
  newReviews: z.int(),
  /** What customers wrote and nobody has answered. */
  messages: z.int(),
  exchanges: z.int(),
  /** Money matters, for an admin alone: refunds nobody has finished, money that fits nothing, cash that should have come, and alerts of the last seven days. */
  refunds: z.int().nullable(),
  mismatches: z.int().nullable(),
  overdueCash: z.int().nullable(),
  alerts: z.int().nullable(),
})
export type Work = z.infer<typeof Work>

/** A number and what it was in the period before. */
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
 * An order counts once its money is sure: paid, or to be paid at the door with its units reserved; not when it is
 * cancelled or its money has gone back. What money is about is null for staff.
 */
export const Figures = z.object({
  revenue: Compared.nullable(),
  /** Money that went back of orders that still stand. */
  refunded: Compared.nullable(),
  orders: Compared,
  average: Compared.nullable(),
  items: Compared,
  /** Carts something was put into, and how many of a hundred of them were ordered. */
  carts: Compared,
  conversion: Compared,
  unit: z.enum(['hour', 'day']),
  series: z.array(ReportPoint),
})
export type Figures = z.infer<typeof Figures>

export const BestSeller = z.object({
  productId: z.string(),
  name: z.string(),
  /** Not there where only the name it was sold by is known. */
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
