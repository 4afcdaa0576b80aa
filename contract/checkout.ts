import { z } from 'zod'
import { AddressInput } from './accounts.ts'
import { TypedCode } from './discounts.ts'
import { OrderGift } from './gifts/gifts.ts'
import { InvoiceRecipient } from './orders/invoices.ts'
import { Order, PaymentMethod, ShippingMethod } from './orders/orders.ts'
import { QueryVnd } from './paging.ts'
import { Email, Id, optionalText } from './text.ts'

/**
 * The order request of a shopper. The goods are the caller's cart; nothing here is a price. `cartRevision` is the cart
 * they looked at: if it has changed, the order is refused (409). Without it, the prices and code terms of the last cart
 * response apply: an order never uses a price the buyer has not seen. `deliverBy` is the last day of delivery they were
 * shown: an order that would arrive later is refused (409).
 */
export const NewOrder = z
  .object({
    address: AddressInput.optional(),
    addressId: Id.optional(),
    billingAddress: AddressInput.optional(),
    /** A guest's, for the order's mails and its link. The phone of the delivery address is enough to order. */
    email: Email.optional(),
    paymentMethod: PaymentMethod,
    shippingMethod: ShippingMethod.default('standard'),
    /** Of a pick-up: one of the quote's. */
    storeId: Id.optional(),
    note: optionalText(500).optional(),
    gift: OrderGift,
    /** Whom the invoice names, where the buyer wishes one. */
    invoice: InvoiceRecipient.optional(),
    discountCode: TypedCode.optional(),
    cartRevision: z.string().max(64).optional(),
    deliverBy: z.iso.date().optional(),
  })
  .refine((order) => order.address !== undefined || order.addressId !== undefined, { path: ['address'], params: { key: 'required' } })
  .refine(({ shippingMethod, storeId }) => shippingMethod !== 'pickup' || storeId !== undefined, {
    path: ['storeId'],
    params: { key: 'required' },
  })
export type NewOrder = z.infer<typeof NewOrder>

export const IdempotencyKey = z
  .string()
  .min(1)
  .max(128)
  .regex(/^[\x21-\x7e]+$/)

/** `token` opens the order without an account; it is in the order's mail link. */
export const PlacedOrder = z.object({
  _id: z.string(),
  finalAmount: z.int(),
  orderNumber: z.string(),
  message: z.string(),
  token: z.string(),
  data: z.object({ order: Order }),
})
export type PlacedOrder = z.infer<typeof PlacedOrder>

/**
 * `discount`, `freeShipping`: the effect of the cart's code; they affect only the payment methods. `leadDays`: the longest
 * sewing time of the items. `pieces`: how many units are sewn to order, 1 by default. `wrap`, `hasGiver`: a gift that is
 * wrapped, or goes to somebody else; they affect only the payment methods too.
 */
export const QuoteQuery = z.object({
  province: z.string().max(80),
  subTotal: QueryVnd.optional(),
  discount: QueryVnd.optional(),
  freeShipping: z.literal('true').optional(),
  leadDays: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .optional(),
  pieces: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .optional(),
  wrap: z.literal('true').optional(),
  hasGiver: z.literal('true').optional(),
})

/** `deposit`: the part to pay beforehand by transfer, in dong, where the total is known and a deposit is due. */
export const PaymentMethodOffer = z.object({
  method: PaymentMethod,
  available: z.boolean(),
  reason: z.string().optional(),
  deposit: z.int().optional(),
})

/** A way to get the goods. A pick-up is offered once for each store, and is ready between the two dates. */
export const OfferedMethod = z.object({
  method: ShippingMethod,
  shippingFee: z.int(),
  deliveryFrom: z.string(),
  deliveryTo: z.string(),
  store: z.object({ _id: z.string(), name: z.string(), address: z.string(), hours: z.string().optional() }).optional(),
})
export type OfferedMethod = z.infer<typeof OfferedMethod>

/** The delivery fee for a province, and the dates (YYYY-MM-DD, Vietnam) of arrival. */
export const Quote = z.object({
  shippingFee: z.int(),
  freeFrom: z.int().nullable(),
  days: z.tuple([z.int(), z.int()]),
  deliveryFrom: z.string(),
  deliveryTo: z.string(),
  /**
   * How many units can still be sewn and delivered before the day of Tết. Absent for units in stock, without a weekly
   * capacity, and while Tết is more than ten weeks away.
   */
  beforeTet: z.object({ tet: z.string(), places: z.int() }).optional(),
  methods: z.array(OfferedMethod),
  payment: z.array(PaymentMethodOffer),
})
export type Quote = z.infer<typeof Quote>
export const QuoteResponse = z.object({ data: Quote })

/** `leadDays`: the sewing times of some products, as a comma list. */
export const TetPlacesQuery = z.object({
  province: z.string().max(80),
  leadDays: z
    .string()
    .regex(/^\d{1,3}(,\d{1,3}){0,23}$/)
    .transform((list) => [...new Set(list.split(',').map(Number))]),
})
/** For each sewing time what `beforeTet` of a quote says about it. */
export const TetPlaces = z.object({ tet: z.string(), places: z.array(z.object({ leadDays: z.int(), places: z.int() })) })
export type TetPlaces = z.infer<typeof TetPlaces>
/** Null without a weekly capacity, and while Tết is more than ten weeks away. */
export const TetPlacesResponse = z.object({ data: TetPlaces.nullable() })
