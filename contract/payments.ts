import { z } from 'zod'
import { Order, OrderStatus, OrderStockState, PaymentMethod, PaymentStatus, ShippingMethod } from './orders/orders.ts'
import { OrderedPersonalization } from './personalization.ts'
import { Id } from './text.ts'

export const PayOrder = z.object({ orderId: Id, token: z.string().max(100).optional() })
/** Sent by the shop's own page once an order exists; the amount must be the order's own. */
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

/** The return redirect from the gateway: its query string unchanged, without the question mark. */
export const MomoReturn = PayOrder.extend({ query: z.string().max(4_000) })

/** The data for a bank transfer. `qr`: the VietQR content; null for a bank that is unknown there. */
export const Transfer = z.object({
  bankName: z.string(),
  accountNumber: z.string(),
  accountName: z.string(),
  amount: z.int(),
  reference: z.string(),
  qr: z.string().nullable(),
})
export type Transfer = z.infer<typeof Transfer>

/** Changes the payment method of the same order. */
export const MethodChange = z.object({ paymentMethod: PaymentMethod, token: z.string().max(100).optional() })
/**
 * `token`: the secret of the confirmation link, which only mails and the shop's own messages carry; staff need none.
 * `sewDays` (staff): missing stock is sewn for this order, in so many days.
 */
export const CashConfirmation = z.object({ token: z.string().max(100).optional(), sewDays: z.int().min(0).max(90).optional() })
export const CashConfirmationToken = z.object({ token: z.string().min(1).max(100) })
/** What the confirmation link shows: items and total, not the delivery address. */
export const CashConfirmationState = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  status: OrderStatus,
  toConfirm: z.boolean(),
  confirmed: z.boolean(),
  /** The deposit confirms the order. */
  awaitsDeposit: z.boolean(),
  stockState: OrderStockState,
  reservedUntil: z.string().nullable(),
  finalAmount: z.int(),
  items: z.array(
    z.object({
      name: z.string(),
      color: z.string(),
      size: z.string().nullable(),
      personalization: z.array(OrderedPersonalization).optional(),
      quantity: z.int(),
      image: z.string(),
    }),
  ),
  deliveryFrom: z.string().nullable(),
  deliveryTo: z.string().nullable(),
  /** The shop where the buyer picks it up; absent for a delivery. */
  pickup: Order.shape.pickup,
  orderDate: z.string(),
})
export type CashConfirmationState = z.infer<typeof CashConfirmationState>
export const CashConfirmationResponse = z.object({ data: CashConfirmationState })
export const CashConfirmationMessage = z.object({ data: CashConfirmationState, message: z.string() })

/**
 * The state that the waiting page polls every few seconds. `attempt`: the state of the latest wallet attempt, changed only
 * by verified gateway results.
 */
export const PaymentState = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  finalAmount: z.int(),
  status: OrderStatus,
  paymentStatus: PaymentStatus,
  paymentMethod: PaymentMethod,
  shippingMethod: ShippingMethod.optional(),
  paymentDueDate: z.string().nullable(),
  paymentUrl: z.string().optional(),
  qrCodeUrl: z.string().optional(),
  deeplink: z.string().optional(),
  attempt: z
    .object({
      state: z.enum(['starting', 'waiting', 'failed', 'expired', 'paid']),
      /** Why it failed: a code for programs, and a text in the reader's language. */
      code: z.string().optional(),
      reason: z.string().optional(),
    })
    .nullable(),
  /** The order can still be paid and no attempt is in progress: a new one may be started. */
  canPayAgain: z.boolean(),
  /** The transfer details while a transfer is awaited: of the whole order, or of its deposit. */
  transfer: Transfer.optional(),
  /** The other payment methods that are now available. */
  otherMethods: z.array(PaymentMethod).optional(),
  /** Cash on delivery that still needs confirmation. */
  toConfirm: z.boolean().optional(),
  stockState: OrderStockState.optional(),
  reservedUntil: z.string().nullable().optional(),
  /** The deposit of a cash order, and whether it is paid. */
  deposit: z.int().optional(),
  depositPaid: z.boolean().optional(),
  /** What a paid order still has to pay, because the shop edited it. */
  extraDue: z.int().optional(),
})
export type PaymentState = z.infer<typeof PaymentState>
export const PaymentStateResponse = z.object({ data: PaymentState })
export const PaymentStateMessage = z.object({ data: PaymentState, message: z.string() })
