import { z } from 'zod'
import { Bilingual } from '../language.schema.ts'
import { PaymentMethod } from '../orders.ts'
import { CashEntry, RefundState } from './payments.ts'
import { Mismatch } from './unmatched-payments.ts'

/** One try at paying an order. `transId`: what the gateway calls it; `reference`: what an admin wrote when the money was seen. */
export const PaymentAttempt = z.object({
  _id: z.string(),
  method: PaymentMethod,
  amount: z.int(),
  state: z.enum(['starting', 'waiting', 'paid', 'failed', 'expired', 'surplus']),
  transId: z.string().nullable(),
  reference: z.string().nullable(),
  createdAt: z.string(),
  paidAt: z.string().nullable(),
})
export type PaymentAttempt = z.infer<typeof PaymentAttempt>

export const RefundOfOrder = z.object({
  _id: z.string(),
  amount: z.int(),
  reason: z.string(),
  state: RefundState,
  createdAt: z.string(),
  doneAt: z.string().nullable(),
})
export type RefundOfOrder = z.infer<typeof RefundOfOrder>

/** What the gateway or the bank told of the order, fitted nothing, and nobody has seen to yet. */
export const MismatchOfOrder = Mismatch.pick({ _id: true, at: true, method: true, why: true, expected: true, told: true, hasMoved: true })
export type MismatchOfOrder = z.infer<typeof MismatchOfOrder>

/**
 * The money of an order, the newest first. `link`: the page where its customer pays it or follows it; it opens the
 * order for whoever has it. `confirmation`: what to send a buyer whose cash order waits to be confirmed, with the link
 * that confirms it. `refundable`: what has come and has not left again, in dong.
 */
export const OrderPayments = z.object({
  data: z.object({
    link: z.string(),
    confirmation: z.object({ link: z.string(), texts: Bilingual }).nullable(),
    refundable: z.int(),
    payments: z.array(PaymentAttempt),
    refunds: z.array(RefundOfOrder),
    mismatches: z.array(MismatchOfOrder),
    /** Cash taken at the door, and who has it. */
    cash: z.array(CashEntry),
  }),
})
export type OrderPayments = z.infer<typeof OrderPayments>
