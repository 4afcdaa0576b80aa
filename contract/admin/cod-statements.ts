import { z } from 'zod'
import { Day } from '../dates.ts'
import { Carrier } from '../orders/shipments.ts'
import { Limit, Page } from '../paging.ts'
import { optionalText } from '../text.ts'

/** The statements of a carrier that paid out cash it collected. */

export const statementStatuses = ['draft', 'booked'] as const
export const StatementStatus = z.enum(statementStatuses)
export type StatementStatus = z.infer<typeof StatementStatus>

/** The limits of a file: booking is one transaction. */
export const maxStatementBytes = 2_000_000
export const maxStatementLines = 1_000

/** The columns we read: `code` is the tracking code (or the order's number), `amount` the collected cash. */
export const statementFields = ['code', 'amount', 'fee', 'day'] as const
export const StatementField = z.enum(statementFields)
export type StatementField = z.infer<typeof StatementField>
/** The heading of each column in the file; null where the file has none. */
export const StatementHeadings = z.object({
  code: z.string().max(120),
  amount: z.string().max(120),
  fee: z.string().max(120).nullable(),
  day: z.string().max(120).nullable(),
})
export type StatementHeadings = z.infer<typeof StatementHeadings>

/** Without the headings, those of the carrier's last file are used. `columns=ask` returns what to choose from even so. */
export const StatementUpload = z.object({
  carrier: Carrier,
  columns: z.literal('ask').optional(),
  code: z.string().max(120).optional(),
  amount: z.string().max(120).optional(),
  fee: z.string().max(120).optional(),
  day: z.string().max(120).optional(),
})
export type StatementUpload = z.infer<typeof StatementUpload>

/**
 * - `match`: the sum that is owed.
 * - `different`: another sum. Booked only where it is accepted.
 * - `high-fee`: the sum that is owed, but fees above it. Booked only where it is accepted.
 * - `paid`: handed in before this statement.
 * - `booked`: handed in by this statement.
 * - `not-due`: the parcel is known, but no cash is owed for it (not delivered, or paid in advance).
 * - `unknown`: no parcel of the carrier and no order has this code.
 * - `twice`: a row above has the same parcel.
 * - `fee`: a parcel without cash, only its fee.
 */
export const lineVerdicts = ['match', 'different', 'high-fee', 'paid', 'booked', 'not-due', 'unknown', 'twice', 'fee'] as const
export const LineVerdict = z.enum(lineVerdicts)
export type LineVerdict = z.infer<typeof LineVerdict>
/** A row that differs, and is booked where the admin accepts it. */
export const isAcceptable = (verdict: LineVerdict) => verdict === 'different' || verdict === 'high-fee'

const OrderName = z.object({ _id: z.string(), orderNumber: z.string(), fullName: z.string() })

export const StatementLine = z.object({
  line: z.int(),
  code: z.string(),
  amount: z.int(),
  fee: z.int(),
  day: z.string().nullable(),
  verdict: LineVerdict,
  /** What the carrier owes for this parcel. */
  owed: z.int().nullable(),
  order: OrderName.nullable(),
})
export type StatementLine = z.infer<typeof StatementLine>

export const Statement = z.object({
  _id: z.string(),
  carrier: Carrier,
  fileName: z.string(),
  status: StatementStatus,
  reference: z.string().nullable(),
  createdAt: z.string(),
  bookedAt: z.string().nullable(),
  /** Over all rows of the file: what was collected, the fees, and what should be on the account. */
  collected: z.int(),
  fees: z.int(),
  net: z.int(),
  count: z.int(),
})
export type Statement = z.infer<typeof Statement>
/** `missing`: owed by this carrier since before the last day of the file (or its upload), and not in it. */
export const StatementDetails = Statement.extend({
  lines: z.array(StatementLine),
  missing: z.array(z.object({ code: z.string().nullable(), owed: z.int(), collectedAt: z.string(), order: OrderName })),
})
export type StatementDetails = z.infer<typeof StatementDetails>

/** `columns`: the file's columns are not known yet, so nothing was stored. `isKnown`: the same statement was read before. */
export const StatementRead = z.object({
  data: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('columns'),
      headings: z.array(z.string()),
      sample: z.array(z.array(z.string())),
      guess: StatementHeadings.partial(),
    }),
    z.object({ kind: z.literal('statement'), isKnown: z.boolean(), statement: StatementDetails }),
  ]),
})
export type StatementRead = z.infer<typeof StatementRead>

export const OneStatement = z.object({ data: z.object({ statement: StatementDetails }) })
export const StatementMessage = OneStatement.extend({ message: z.string() })
export const StatementsQuery = z.object({ page: Page.default(1), limit: Limit.default(20) })
export type StatementsQuery = z.infer<typeof StatementsQuery>
export const StatementPage = z.object({ data: z.object({ statements: z.array(Statement), total: z.int(), totalPage: z.int() }) })

/** `accept`: the rows with another sum or a high fee that are booked all the same. `date`: when the money arrived; today by default. */
export const StatementBooking = z.object({
  reference: optionalText(120).optional(),
  date: Day.optional(),
  accept: z.array(z.int()).max(maxStatementLines).default([]),
})
export type StatementBooking = z.infer<typeof StatementBooking>
