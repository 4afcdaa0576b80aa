import { z } from 'zod'
import { OrderStatus, PaymentMethod, PaymentStatus } from './orders.ts'
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
  attempt: z.object({ state: z.enum(['starting', 'waiting', 'failed', 'expired', 'paid']), reason: z.string().optional() }).nullable(),
  canPayAgain: z.boolean(),
})
export type PaymentState = z.infer<typeof PaymentState>
export const PaymentStateAnswer = z.object({ data: PaymentState })
