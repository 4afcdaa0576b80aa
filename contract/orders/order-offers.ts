import { z } from 'zod'
import { PaymentMethodOffer } from '../checkout.ts'
import { Email, optionalText } from '../text.ts'
import { Order, PaymentMethod } from './orders.ts'
import { Recipient } from './recipients.ts'

/** The address of an order that staff prepared, as far as it is known: the customer writes the rest. */
export const OfferAddress = z
  .object({
    fullName: optionalText(120),
    phone: optionalText(30),
    province: optionalText(80),
    ward: optionalText(80),
    street: optionalText(200),
    note: optionalText(300),
  })
  .partial()

const OfferItem = z.object({
  name: z.string(),
  image: z.string(),
  color: z.string(),
  size: z.string().nullable(),
  quantity: z.int(),
  /** The personalization, in the reader's language. */
  wishes: z.array(z.string()),
  total: z.int(),
  /** Why it cannot be ordered now. */
  problem: z.string().nullable(),
})

/** As far as it is known: without a province there is no fee, and the total is without it. */
export const PreparedSums = z.object({
  subTotal: z.int(),
  discount: z.int(),
  discountProblem: z.string().nullable(),
  shippingFee: z.int().nullable(),
  shippingProblem: z.string().nullable(),
  wrapFee: z.int(),
  total: z.int(),
  tax: z.int(),
  taxPercent: z.number(),
  deliveryFrom: z.string().nullable(),
  deliveryTo: z.string().nullable(),
  payment: z.array(PaymentMethodOffer),
})

/** What a customer sees of an order that staff prepared, by its link. */
export const OrderOffer = z.object({
  items: z.array(OfferItem),
  address: OfferAddress,
  /** The store where the customer comes for the order; null for a delivery. */
  pickup: Order.shape.pickup.unwrap().nullable(),
  email: z.string(),
  note: z.string(),
  paymentMethod: PaymentMethod,
  /** The code of the order, where it has one. */
  discountCode: z.string().nullable(),
  isWrapped: z.boolean(),
  sums: PreparedSums,
  expiresAt: z.string(),
  /** Grows with every change by the shop: an order of an outdated offer is refused. */
  version: z.int(),
})
export type OrderOffer = z.infer<typeof OrderOffer>
export const OrderOfferResponse = z.object({ data: OrderOffer })

export const OfferToken = z.object({ token: z.string().min(1).max(100), province: z.string().max(80).optional() })

/** The customer's order. `total` is what the page showed: an order never costs more than the customer has seen. */
export const OfferConfirmation = z.object({
  token: z.string().min(1).max(100),
  expectedVersion: z.int().min(1),
  total: z.int().min(0),
  address: Recipient,
  /** Empty: none, whatever the offer had; absent: that of the offer. */
  email: z.union([z.literal(''), Email]).optional(),
  paymentMethod: PaymentMethod,
})
export type OfferConfirmation = z.infer<typeof OfferConfirmation>
export const OfferOrdered = z.object({
  _id: z.string(),
  orderNumber: z.string(),
  token: z.string(),
  awaitsMoney: z.boolean(),
  message: z.string(),
})
