import { z } from 'zod'
import { Bilingual } from '../language/language.schema.ts'
import { PaymentMethod } from '../orders/orders.ts'
import { CashEntry, RefundState, RefundWay } from './payments.ts'
import { Mismatch } from './unmatched-payments.ts'

/** One attempt to pay an order. `transId`: the gateway's number; `reference`: what an admin entered on receipt of the money. */
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
  way: RefundWay,
  state: RefundState,
  createdAt: z.string(),
  doneAt: z.string().nullable(),
})
export type RefundOfOrder = z.infer<typeof RefundOfOrder>

/** Unmatched payment events of this order that are not resolved yet. */
export const MismatchOfOrder = Mismatch.pick({
  _id: true,
  at: true,
  method: true,
  why: true,
  expected: true,
  reported: true,
  hasMoved: true,
})
export type MismatchOfOrder = z.infer<typeof MismatchOfOrder>

/**
 * The money of an order, newest first. `link`: the page where its customer pays or follows it; a secret link that opens
 * the order. `confirmation`: the message for a buyer of an unconfirmed cash order, with the confirmation link.
 * `refundable`: received and not yet refunded, in dong.
 */
export const OrderPayments = z.object({
  data: z.object({
    link: z.string(),
    confirmation: z.object({ link: z.string(), texts: Bilingual }).nullable(),
    refundable: z.int(),
    payments: z.array(PaymentAttempt),
    refunds: z.array(RefundOfOrder),
    mismatches: z.array(MismatchOfOrder),
    /** Cash taken on delivery, and who has it. */
    cash: z.array(CashEntry),
  }),
})
export type OrderPayments = z.infer<typeof OrderPayments>
