import { z } from 'zod'
import { RefundState } from '../admin/payments.ts'
import { maxQuantity } from '../cart.ts'
import { Limit, Page } from '../paging.ts'
import { Id, optionalText, writtenText } from '../text.ts'
import { Vnd } from '../vnd.ts'
import { AdminExchange } from './exchanges.ts'
import { CaseStep, ReturnStatus } from './return-states.ts'

const Position = z.int().min(0).max(99)
const Units = z.int().min(0).max(maxQuantity)

/**
 * Goods of a delivered order that come back for their money; `position` counts the order's items from 0, `exchange` names the
 * exchange of that item in which they came.
 */
export const NewReturn = z.object({
  lines: z
    .array(z.object({ position: Position, exchange: Id.optional(), quantity: z.int().min(1).max(maxQuantity) }))
    .min(1)
    .max(100),
  reason: writtenText(500),
})
export type NewReturn = z.infer<typeof NewReturn>

export const ReturnLine = z.object({
  position: z.int(),
  /** The exchange in which the goods came; null: as they were ordered. */
  exchange: z.string().nullable(),
  product: z.object({ _id: z.string(), name: z.string(), slug: z.string(), image: z.string() }),
  color: z.string(),
  size: z.string().nullable(),
  quantity: z.int(),
  /** Where the units went at the inspection; null before it. */
  inspected: z.object({ stock: z.int(), secondChoice: z.int(), writtenOff: z.int() }).nullable(),
})
export const Return = z.object({
  _id: z.string(),
  /** The number on the slip, for the parcel. */
  code: z.string(),
  lines: z.array(ReturnLine),
  reason: z.string(),
  status: ReturnStatus,
  /** What is refunded: before the inspection what all announced units cost, after it the amount of the refund. */
  amount: z.int(),
  deduction: z.int(),
  refundState: RefundState.nullable(),
  /** The shop's reply. */
  answer: z.string().optional(),
  createdAt: z.string(),
})
export type Return = z.infer<typeof Return>
export const OrderReturns = z.object({ data: z.array(Return) })
export const ReturnMessage = z.object({ data: z.object({ return: Return }), message: z.string() })

export const ReturnDecision = z.object({
  status: z.enum(['approved', 'rejected', 'cancelled']),
  answer: optionalText(500).optional(),
})
export type ReturnDecision = z.infer<typeof ReturnDecision>
/** What came, line by line; units in none of the three did not come. Nothing at all is `cancelled`, not an inspection. */
export const ReturnInspection = z.object({
  lines: z
    .array(z.object({ position: Position, exchange: Id.optional(), stock: Units, secondChoice: Units, writtenOff: Units }))
    .min(1)
    .max(100),
  deduction: Vnd.default(0),
})
export type ReturnInspection = z.infer<typeof ReturnInspection>

export const AdminReturn = Return.extend({
  order: z.object({ _id: z.string(), orderNumber: z.string(), fullName: z.string(), phone: z.string() }),
  /** The allowed decisions. */
  moves: z.array(ReturnStatus),
  canInspect: z.boolean(),
})
export type AdminReturn = z.infer<typeof AdminReturn>
export const AdminReturnMessage = z.object({ data: z.object({ return: AdminReturn }), message: z.string() })
export const ReturnsQuery = z.object({ order: Id })
export const AdminReturns = z.object({ data: z.array(AdminReturn) })

/** Returns and exchanges that are not at their end, the oldest first. `query`: the number of an order or of a case. */
export const OpenCasesQuery = z.object({
  page: Page.default(1),
  limit: Limit.default(20),
  step: CaseStep.optional(),
  query: z.string().max(60).optional(),
})
export type OpenCasesQuery = z.infer<typeof OpenCasesQuery>
export const OpenCase = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('exchange'), step: CaseStep, code: z.string(), exchange: AdminExchange }),
  z.object({ kind: z.literal('return'), step: CaseStep, code: z.string(), return: AdminReturn }),
])
export type OpenCase = z.infer<typeof OpenCase>
/** `counts`: all open cases by step, whatever the filter. */
export const OpenCases = z.object({
  data: z.object({
    cases: z.array(OpenCase),
    counts: z.record(CaseStep, z.int()),
    total: z.int(),
    totalPage: z.int(),
  }),
})
export type OpenCases = z.infer<typeof OpenCases>
