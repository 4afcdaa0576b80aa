import { z } from 'zod'
import { Day } from '../dates.ts'
import { OrderStatus, PaymentMethod, PaymentStatus } from '../orders.ts'
import { commaList, Limit, Page } from '../paging.ts'
import { Carrier } from '../shipments.ts'
import { Id, optionalText, writtenText } from '../text.ts'
import { Vnd } from '../vnd.ts'

/**
 * - `open`: nobody has sent it yet.
 * - `sent`: MoMo has been asked; what it says is not final yet, and the shop goes on asking by itself.
 * - `failed`: MoMo has refused it. It may be tried again, or sent by hand.
 * - `withdrawn`: an admin has taken it back before anything was sent.
 */
export const RefundState = z.enum(['open', 'sent', 'done', 'failed', 'withdrawn'])
export type RefundState = z.infer<typeof RefundState>
/** By the wallet it came from, or by a person: a transfer, cash. */
export const RefundWay = z.enum(['momo', 'hand'])
export type RefundWay = z.infer<typeof RefundWay>

/**
 * Money of an order that goes back; without an amount all that is left. An open task of the order is what
 * is carried out, before anything new is opened. A repeated `Idempotency-Key` is the same refund.
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
  /** An admin's words, or why the shop opened it: `cancelled`, `paid-late`, `paid-twice`, `paid-after-cancellation`. */
  reason: z.string(),
  way: RefundWay,
  state: RefundState,
  /** By what it can be found at the bank or at MoMo. */
  reference: z.string().nullable(),
  /** Why MoMo refused it, in the reader's language. */
  failure: z.object({ code: z.string(), text: z.string() }).nullable(),
  openedBy: z.string(),
  createdAt: z.string(),
  doneAt: z.string().nullable(),
  withdrawn: z.object({ at: z.string(), reason: z.string() }).nullable(),
  /** Whether it may still be withdrawn: nothing was sent, and the money is the shop's to keep. */
  canWithdraw: z.boolean(),
})
export type Refund = z.infer<typeof Refund>

export const RefundResponse = z.object({ refund: Refund, message: z.string(), data: z.object({ refund: Refund }) })
export type RefundResponse = z.infer<typeof RefundResponse>

/** `status` takes a comma list of states; the newest first. */
export const RefundsQuery = z.object({
  page: Page.default(1),
  limit: Limit.default(20),
  status: commaList().pipe(z.array(RefundState)).optional(),
  orderId: Id.optional(),
})
export type RefundsQuery = z.infer<typeof RefundsQuery>
export const RefundPage = z.object({ data: z.object({ refunds: z.array(Refund), totalPage: z.int(), total: z.int() }) })

/** `done`: somebody has sent the money by hand, under this reference. `retry`: MoMo is asked (again). `withdraw`: it was a mistake. */
export const RefundChange = z.discriminatedUnion('action', [
  z.object({ action: z.literal('done'), reference: writtenText(120) }),
  z.object({ action: z.literal('retry') }),
  z.object({ action: z.literal('withdraw'), reason: writtenText(300) }),
])
export type RefundChange = z.infer<typeof RefundChange>

/** Who owes cash to the shop: a carrier, or (`own`) whoever of the shop delivered the order. */
export const CashHolder = z.enum([...Carrier.options, 'own'])
export type CashHolder = z.infer<typeof CashHolder>

/** After how many days cash that has not come is overdue: carriers settle weekly, people of the shop the same evening. */
export const cashOverdueDays = { own: 2, carrier: 10 } as const

/** Somebody who works in the shop. `name` is null once their account is gone. */
const CashPerson = z.object({ _id: z.string(), name: z.string().nullable() })

/** Cash taken at a door, until it is with the shop. */
export const CashEntry = z.object({
  _id: z.string(),
  order: z.object({ _id: z.string(), orderNumber: z.string(), fullName: z.string() }),
  carrier: CashHolder,
  /** Of an own delivery, who has the cash; null is the shop as such. */
  collector: CashPerson.nullable(),
  trackingCode: z.string().nullable(),
  amount: z.int(),
  /** What the carrier asks for the parcel; it may keep it back. */
  fee: z.int().nullable(),
  collectedAt: z.string(),
  isOverdue: z.boolean(),
  remittedAt: z.string().nullable(),
  /** Who noted that it has come. */
  remittedBy: CashPerson.nullable(),
  reference: z.string().nullable(),
  /** Given up, and why: an admin's words, or `paid-otherwise` where the order was paid another way meanwhile. */
  writtenOff: z.object({ at: z.string(), reason: z.string() }).nullable(),
})
export type CashEntry = z.infer<typeof CashEntry>

export const CashState = z.enum(['collected', 'remitted', 'written-off'])
export type CashState = z.infer<typeof CashState>

/** `collector`: a user's id, or `shop` for what nobody in particular has. */
export const CashQuery = z.object({
  page: Page.default(1),
  limit: Limit.default(20),
  status: CashState.optional(),
  carrier: CashHolder.optional(),
  collector: Id.optional(),
  overdue: z.enum(['true', 'false']).optional(),
})
export type CashQuery = z.infer<typeof CashQuery>

/** `totals`: what each carrier or person still owes, and has handed over so far; of all entries, whatever is filtered. */
export const CashTotal = z.object({
  carrier: CashHolder,
  collector: CashPerson.nullable(),
  collected: z.int(),
  remitted: z.int(),
  fees: z.int(),
  parcels: z.int(),
  overdue: z.int(),
})
export type CashTotal = z.infer<typeof CashTotal>
export const CashPage = z.object({
  data: z.object({ entries: z.array(CashEntry), totals: z.array(CashTotal), totalPage: z.int(), total: z.int() }),
})

/**
 * These entries have come to the shop, all of them or none; `date` is a day in Vietnam, today where it is left out.
 * A carrier's money has the `reference` of its statement; what people of the shop hand in needs none.
 */
export const CashRemitted = z.object({
  ids: z.array(Id).min(1).max(100),
  reference: optionalText(120).optional(),
  date: Day.optional(),
})
export const CashChanged = z.object({ data: z.object({ entries: z.array(CashEntry) }), message: z.string() })

/** `assign`: somebody else of the shop has the cash (null: the shop as such). `write-off`: it will not come. */
export const CashChange = z.discriminatedUnion('action', [
  z.object({ action: z.literal('assign'), collectedBy: Id.nullable() }),
  z.object({ action: z.literal('write-off'), reason: writtenText(300) }),
])
export type CashChange = z.infer<typeof CashChange>
export const CashEntryChanged = z.object({ data: z.object({ entry: CashEntry }), message: z.string() })

/** Everybody who may have taken cash at a door, by name. */
export const CashCollectors = z.object({ data: z.object({ collectors: z.array(z.object({ _id: z.string(), name: z.string() })) }) })
export type CashCollectors = z.infer<typeof CashCollectors>
