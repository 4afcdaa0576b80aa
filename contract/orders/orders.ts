import { z } from 'zod'
import { Address } from '../accounts.ts'
import { PresentedGift } from '../gifts/gifts.ts'
import { Bilingual } from '../language/language.schema.ts'
import { Limit, Page } from '../paging.ts'
import { OrderedPersonalization } from '../personalization.ts'
import { Phone } from '../phone.schema.ts'
import { Id, isStorable, optionalText } from '../text.ts'
import { ExchangeStatus, ReplacementState, ReturnState } from './exchange-states.ts'
import { OrderInvoice } from './invoices.ts'
import { OrderChange } from './order-changes.ts'
import { parseOrderNumber } from './order-number.ts'

export const orderStatuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const
export const OrderStatus = z.enum(orderStatuses)
export type OrderStatus = z.infer<typeof OrderStatus>
export const paymentStatuses = ['unpaid', 'paid', 'refunded', 'expired'] as const
export const PaymentStatus = z.enum(paymentStatuses)
export type PaymentStatus = z.infer<typeof PaymentStatus>
export const paymentMethods = ['momo', 'cod', 'bank'] as const
export const PaymentMethod = z.enum(paymentMethods)
export type PaymentMethod = z.infer<typeof PaymentMethod>
export const ShippingMethod = z.enum(['standard', 'pickup'])
/**
 * The stock state of an order. `reserved`: units are reserved. `unreserved`: it reserves them once it is confirmed or
 * paid. `released`: the reservation ended; a pending order reserves again when it is confirmed or paid. `committed`: they
 * have left the stock. `lost`: a carrier lost them.
 */
export const OrderStockState = z.enum(['reserved', 'unreserved', 'released', 'committed', 'lost'])
export type OrderStockState = z.infer<typeof OrderStockState>

/** The delivery address of an order: as in the address book, without its fields for the book. */
export const OrderAddress = Address.omit({ addressId: true, isDefault: true }).extend({
  provinceCode: z.string().optional(),
  wardCode: z.string().optional(),
})
export type OrderAddress = z.infer<typeof OrderAddress>

export const OrderItem = z.object({
  product: z.object({ _id: z.string(), name: z.string(), slug: z.string(), sku: z.string(), image: z.string() }),
  color: z.string(),
  size: z.string().nullable(),
  /** As it was ordered; absent where nothing was made for one child. */
  personalization: z.array(OrderedPersonalization).optional(),
  price: z.int(),
  quantity: z.int(),
  total: z.int(),
  /** Not in the catalogue: the shop added it to this order. Its product has a name only. */
  isCustom: z.boolean().optional(),
  /** What the shop wrote about it. */
  note: z.string().optional(),
})
export type OrderItem = z.infer<typeof OrderItem>

export const OrderEvent = z.object({
  at: z.string(),
  what: z.string(),
  from: z.string().optional(),
  to: z.string().optional(),
  by: z.string(),
  note: z.string().optional(),
  /** Of an edit, where `from` and `to` are the totals before and after it. */
  changes: z.array(OrderChange).optional(),
  /** The name of the user who edited it; only staff read it. */
  staff: z.string().optional(),
})
export type OrderEvent = z.infer<typeof OrderEvent>

/** The parcel of an order, as its owner sees it. */
export const OrderShipment = z.object({
  _id: z.string(),
  carrier: z.string(),
  trackingCode: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  status: z.string(),
})

/** What a pending order awaits: payment, the deposit of a cash order, or the confirmation of a cash order. */
export const OrderAwaits = z.enum(['payment', 'deposit', 'confirmation'])
export type OrderAwaits = z.infer<typeof OrderAwaits>

export const Order = z.object({
  _id: z.string(),
  orderNumber: z.string(),
  userId: z.string().nullable(),
  email: z.string().nullable(),
  status: OrderStatus,
  paymentMethod: PaymentMethod,
  paymentStatus: PaymentStatus,
  shippingMethod: ShippingMethod,
  /** The shop where the buyer picks it up, as it was when it was ordered; absent for a delivery. */
  pickup: z.object({ storeId: z.string(), name: Bilingual, address: z.string(), hours: z.string().optional() }).optional(),
  /** Of a pick-up: who comes, and where they live, which may be empty. */
  shippingAddress: OrderAddress,
  billingAddress: OrderAddress,
  items: z.array(OrderItem),
  subTotal: z.int(),
  shippingFee: z.int(),
  /** The price of wrapping a gift; 0 where it is not wrapped. */
  wrapFee: z.int(),
  tax: z.int(),
  taxPercent: z.number(),
  discount: z.int(),
  discountCode: z.string().optional(),
  finalAmount: z.int(),
  note: z.string().optional(),
  gift: PresentedGift,
  /** Absent where the buyer wishes no invoice. */
  invoice: OrderInvoice.optional(),
  /** Cash that still needs confirmation, by its link or on the phone. */
  toConfirm: z.boolean().optional(),
  /** The order was confirmed: by the buyer with the link of a mail or message, by the shop on the phone, or by a payment. */
  confirmed: z.boolean(),
  stockState: OrderStockState,
  /** Until when an unconfirmed cash order keeps (or kept) its units; null for every other order. */
  reservedUntil: z.string().nullable(),
  /** The deposit of a cash order by transfer, in dong; 0 for none. */
  deposit: z.int(),
  depositPaid: z.boolean(),
  /** The part of the total of a paid order that is not paid yet: the shop edited the order. Absent where nothing is due. */
  extraDue: z.int().optional(),
  deliveryFrom: z.string().nullable(),
  deliveryTo: z.string().nullable(),
  orderDate: z.string(),
  paymentDueDate: z.string().nullable(),
  history: z.array(OrderEvent),
  shipment: OrderShipment.nullable(),
})
export type Order = z.infer<typeof Order>

export const OneOrder = z.object({ data: z.object({ order: Order }) })
export const OrderMessage = z.object({ data: z.object({ order: Order }), message: z.string() })
export const OrderPage = z.object({ data: z.object({ orders: z.array(Order), totalPage: z.int(), total: z.int() }) })
export type OrderPage = z.infer<typeof OrderPage>

export const OwnOrdersQuery = z.object({ page: Page.default(1), limit: Limit.default(10), status: OrderStatus.optional() })
export type OwnOrdersQuery = z.infer<typeof OwnOrdersQuery>
export const OrderToken = z.object({ token: z.string().max(100).optional() })
/**
 * Who has the cash of an order that was delivered without a carrier: `collectedBy` a staff user, null the shop itself; by
 * default the caller. `isHandedIn`: the shop has it already, so the order is paid (admins).
 */
export const DeliveredCash = z.object({ collectedBy: Id.nullable().optional(), isHandedIn: z.boolean().default(false) })
export type DeliveredCash = z.infer<typeof DeliveredCash>
/** `cash` applies where the status is `delivered` and cash is due. */
export const OrderStatusChange = z.object({ status: OrderStatus, cash: DeliveredCash.optional() })
/** Money an admin has received: a bank transfer, cash on delivery. */
export const OrderPaymentChange = z.object({ paymentStatus: z.literal('paid'), reference: optionalText(120).optional() })
/** A deposit an admin has received; `reference`: the bank's number of the transfer. */
export const DepositNote = z.object({ reference: optionalText(120).optional() })

/** An order number as typed; an invalid one stays as it is, and is not found. */
const TypedOrderNumber = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .refine(isStorable, { params: { key: 'unreadable' } })
  .transform((written) => parseOrderNumber(written) ?? written)

/** The progress of an exchange, for a guest who knows the order's number and phone. */
export const TrackedExchange = z.object({
  status: ExchangeStatus,
  returnState: ReturnState.nullable(),
  replacementState: ReplacementState.nullable(),
  shipment: OrderShipment.nullable(),
})

/** A guest finds an order by its number and phone: its status, not its delivery address. */
export const OrderTrackQuery = z.object({ orderNumber: TypedOrderNumber, phone: Phone })
export const TrackedOrder = z.object({
  orderNumber: z.string(),
  status: OrderStatus,
  paymentStatus: PaymentStatus,
  awaits: OrderAwaits.nullable(),
  orderDate: z.string(),
  shippingMethod: ShippingMethod,
  deliveryFrom: z.string().nullable(),
  deliveryTo: z.string().nullable(),
  shipment: OrderShipment.nullable(),
  exchanges: z.array(TrackedExchange),
})
export type TrackedOrder = z.infer<typeof TrackedOrder>
export const TrackedOrderResponse = z.object({ data: z.object({ order: TrackedOrder }) })
