import { z } from 'zod'
import { OrderStatus, OrderStockState, PaymentMethod, PaymentStatus } from './orders.ts'
import { Id } from './text.ts'

export const PayOrder = z.object({ orderId: Id, token: z.string().max(100).optional() })
/** The shop's own call, sent by itself once an order exists; the amount must be the order's own. */
export const MomoInitiation = z.object({
  orderId: Id,
  amount: z.int().min(0),
  payType: z.literal('qr'),
  userId: z.string().max(64).nullish(),
  token: z.string().max(100).optional(),
})

export const PaymentStarted = z.object({
  message: z.string(),
  data: z.object({
    paymentUrl: z.string(),
    qrCodeUrl: z.string().optional(),
    deeplink: z.string().optional(),
    expiresAt: z.string().optional(),
  }),
})
export type PaymentStarted = z.infer<typeof PaymentStarted>

/** A browser back from the gateway: the query it came with, as it stands, without the question mark. */
export const MomoReturn = PayOrder.extend({ query: z.string().max(4_000) })

/** What somebody needs to pay by transfer. `qr`: what to draw as VietQR; null where the bank is not known there. */
export const Transfer = z.object({
  bankName: z.string(),
  accountNumber: z.string(),
  accountName: z.string(),
  amount: z.int(),
  reference: z.string(),
  qr: z.string().nullable(),
})
export type Transfer = z.infer<typeof Transfer>

/** Another way to pay the same order. */
export const MethodChange = z.object({ paymentMethod: PaymentMethod, token: z.string().max(100).optional() })
/**
 * `token`: the secret of the confirmation link, which only mails and the shop's own messages carry; staff need none.
 * `sewDays` (staff): what is missing on the shelf is sewn for this order, in so many days.
 */
export const CashConfirmation = z.object({ token: z.string().max(100).optional(), sewDays: z.int().min(0).max(90).optional() })
export const CashConfirmationToken = z.object({ token: z.string().min(1).max(100) })
/** What the confirmation link shows: what was ordered and what it costs, not where it goes. */
export const CashConfirmationState = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  status: OrderStatus,
  toConfirm: z.boolean(),
  confirmed: z.boolean(),
  /** The order is confirmed by its deposit. */
  awaitsDeposit: z.boolean(),
  stockState: OrderStockState,
  reservedUntil: z.string().nullable(),
  finalAmount: z.int(),
  items: z.array(z.object({ name: z.string(), color: z.string(), size: z.string().nullable(), quantity: z.int(), image: z.string() })),
  deliveryFrom: z.string().nullable(),
  deliveryTo: z.string().nullable(),
  orderDate: z.string(),
})
export type CashConfirmationState = z.infer<typeof CashConfirmationState>
export const CashConfirmationResponse = z.object({ data: CashConfirmationState })
export const CashConfirmationMessage = z.object({ data: CashConfirmationState, message: z.string() })

/**
 * What the waiting page asks every few seconds. `attempt` tells how the latest try at the wallet
 * stands: only the server's own knowledge of the gateway moves it.
 */
export const PaymentState = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  finalAmount: z.int(),
  status: OrderStatus,
  paymentStatus: PaymentStatus,
  paymentMethod: PaymentMethod,
  paymentDueDate: z.string().nullable(),
  paymentUrl: z.string().optional(),
  qrCodeUrl: z.string().optional(),
  deeplink: z.string().optional(),
  attempt: z
    .object({
      state: z.enum(['starting', 'waiting', 'failed', 'expired', 'paid']),
      /** Why it came to nothing: for programs, and in the reader's language. */
      code: z.string().optional(),
      reason: z.string().optional(),
    })
    .nullable(),
  /** The order can still be paid and no try is under way: a new one may be started. */
  canPayAgain: z.boolean(),
  /** Where to send the money, while a transfer is waited for: of the whole order, or of its deposit. */
  transfer: Transfer.optional(),
  /** The other ways this order can be paid by now. */
  otherMethods: z.array(PaymentMethod).optional(),
  /** Cash at the door that still has to be confirmed. */
  toConfirm: z.boolean().optional(),
  stockState: OrderStockState.optional(),
  reservedUntil: z.string().nullable().optional(),
  /** What of an order in cash is paid beforehand, and whether it has come. */
  deposit: z.int().optional(),
  depositPaid: z.boolean().optional(),
})
export type PaymentState = z.infer<typeof PaymentState>
export const PaymentStateResponse = z.object({ data: PaymentState })
export const PaymentStateMessage = z.object({ data: PaymentState, message: z.string() })
