import { z } from 'zod'
import { Day } from '../dates.ts'
import { OrderStatus, PaymentMethod, PaymentStatus } from '../orders/orders.ts'
import { Carrier } from '../orders/shipments.ts'
import { commaList, Limit, Page } from '../paging.ts'
import { Id, optionalText, writtenText } from '../text.ts'
import { Vnd } from '../vnd.ts'

/**
 * - `open`: not sent yet.
 * - `sent`: requested at MoMo without a final result; the shop polls for it.
 * - `failed`: MoMo refused it. It may be retried, or sent by hand.
 * - `withdrawn`: an admin withdrew it before it was sent.
 */
export const refundStates = ['open', 'sent', 'done', 'failed', 'withdrawn'] as const
export const RefundState = z.enum(refundStates)
export type RefundState = z.infer<typeof RefundState>
/** Through the original wallet, or by hand: a transfer, cash. */
export const refundWays = ['momo', 'hand'] as const
export const RefundWay = z.enum(refundWays)
export type RefundWay = z.infer<typeof RefundWay>

/**
 * A refund of an order; without an amount all that is left. An open refund task of the order is carried out before a new
 * one is created. A repeated `Idempotency-Key` returns the same refund.
 */
export const RefundRequest = z.object({ orderId: Id, amount: Vnd.min(1).optional(), reason: writtenText(300) })

export const Refund = z.object({
  _id: z.string(),
  order: z.object({
    _id: z.string(),
    orderNumber: z.string(),
    fullName: z.string(),
    status: OrderStatus,
    paymentMethod: PaymentMethod,
    paymentStatus: PaymentStatus,
    finalAmount: z.int(),
  }),
  amount: z.int(),
  /** An admin's text, or the shop's own reason: `cancelled`, `paid-late`, `paid-twice`, `paid-after-cancellation`, `order-edited`. */
  reason: z.string(),
  way: RefundWay,
  state: RefundState,
  /** The reference at the bank or at MoMo. */
  reference: z.string().nullable(),
  /** Why MoMo refused it, in the reader's language. */
  failure: z.object({ code: z.string(), text: z.string() }).nullable(),
  openedBy: z.string(),
  createdAt: z.string(),
  doneAt: z.string().nullable(),
  withdrawn: z.object({ at: z.string(), reason: z.string() }).nullable(),
  /** Whether it may still be withdrawn: nothing was sent, and the shop may keep the money. */
  canWithdraw: z.boolean(),
})
export type Refund = z.infer<typeof Refund>

export const RefundResponse = z.object({ refund: Refund, message: z.string(), data: z.object({ refund: Refund }) })
export type RefundResponse = z.infer<typeof RefundResponse>

/** `status` takes a comma list of states; newest first. */
export const RefundsQuery = z.object({
  page: Page.default(1),
  limit: Limit.default(20),
  status: commaList().pipe(z.array(RefundState)).optional(),
  orderId: Id.optional(),
})
export type RefundsQuery = z.infer<typeof RefundsQuery>
export const RefundPage = z.object({ data: z.object({ refunds: z.array(Refund), totalPage: z.int(), total: z.int() }) })
export type RefundPage = z.infer<typeof RefundPage>

/** `done`: the money was sent by hand under this reference. `retry`: requests it from MoMo (again). `withdraw`: it was a mistake. */
export const RefundChange = z.discriminatedUnion('action', [
  z.object({ action: z.literal('done'), reference: writtenText(120) }),
  z.object({ action: z.literal('retry') }),
  z.object({ action: z.literal('withdraw'), reason: writtenText(300) }),
])
export type RefundChange = z.infer<typeof RefundChange>

/** Who owes cash to the shop: a carrier, or (`own`) the staff member who delivered the order. */
export const CashHolder = z.enum([...Carrier.options, 'own'])
export type CashHolder = z.infer<typeof CashHolder>

/** After how many days unremitted cash is overdue: carriers settle weekly, staff on the same evening. */
export const cashOverdueDays = { own: 2, carrier: 10 } as const

/** A staff member. `name` is null once the account is deleted. */
const CashPerson = z.object({ _id: z.string(), name: z.string().nullable() })

/** Cash taken on delivery, until the shop has it. */
export const CashEntry = z.object({
  _id: z.string(),
  order: z.object({ _id: z.string(), orderNumber: z.string(), fullName: z.string() }),
  carrier: CashHolder,
  /** For an own delivery, who has the cash; null is the shop itself. */
  collector: CashPerson.nullable(),
  trackingCode: z.string().nullable(),
  amount: z.int(),
  /** What was handed in, where that is another sum. */
  received: z.int().nullable(),
  /** The carrier's fee for the parcel; the carrier may deduct it. */
  fee: z.int().nullable(),
  collectedAt: z.string(),
  isOverdue: z.boolean(),
  remittedAt: z.string().nullable(),
  /** Who recorded the receipt. */
  remittedBy: CashPerson.nullable(),
  reference: z.string().nullable(),
  /** Written off, and why: an admin's text, or `paid-otherwise` where the order was paid another way. */
  writtenOff: z.object({ at: z.string(), reason: z.string() }).nullable(),
})
export type CashEntry = z.infer<typeof CashEntry>

export const CashState = z.enum(['collected', 'remitted', 'written-off'])
export type CashState = z.infer<typeof CashState>

/** `collector`: a user's id, or `shop` for cash of no specific person. */
export const CashQuery = z.object({
  page: Page.default(1),
  limit: Limit.default(20),
  status: CashState.optional(),
  carrier: CashHolder.optional(),
  collector: Id.optional(),
  overdue: z.enum(['true', 'false']).optional(),
})
export type CashQuery = z.infer<typeof CashQuery>

/** `totals`: what each carrier or person still owes, and has remitted so far; over all entries, independent of the filter. */
export const CashTotal = z.object({
  carrier: CashHolder,
  collector: CashPerson.nullable(),
  collected: z.int(),
  remitted: z.int(),
  /** What was remitted beyond what was collected; negative for less. */
  difference: z.int(),
  fees: z.int(),
  parcels: z.int(),
  overdue: z.int(),
})
export type CashTotal = z.infer<typeof CashTotal>
export const CashPage = z.object({
  data: z.object({ entries: z.array(CashEntry), totals: z.array(CashTotal), totalPage: z.int(), total: z.int() }),
})
export type CashPage = z.infer<typeof CashPage>

/**
 * Marks these entries as remitted, all or none; `date` is a day in Vietnam, today by default. A carrier's money needs the
 * `reference` of its statement; the staff's needs none.
 */
export const CashRemitted = z.object({
  ids: z.array(Id).min(1).max(100),
  reference: optionalText(120).optional(),
  date: Day.optional(),
})
export const CashChanged = z.object({ data: z.object({ entries: z.array(CashEntry) }), message: z.string() })

/** `assign`: another staff member has the cash (null: the shop itself). `write-off`: it will not arrive. */
export const CashChange = z.discriminatedUnion('action', [
  z.object({ action: z.literal('assign'), collectedBy: Id.nullable() }),
  z.object({ action: z.literal('write-off'), reason: writtenText(300) }),
])
export type CashChange = z.infer<typeof CashChange>
export const CashEntryChanged = z.object({ data: z.object({ entry: CashEntry }), message: z.string() })

/** All users who may have taken cash on delivery, by name. */
export const CashCollectors = z.object({ data: z.object({ collectors: z.array(z.object({ _id: z.string(), name: z.string() })) }) })
export type CashCollectors = z.infer<typeof CashCollectors>
