import { z } from 'zod'
import { Day } from '../dates.ts'
import { AdminExchange } from '../orders/exchanges.ts'
import { Order, OrderItem, OrderStatus, PaymentMethod, PaymentStatus } from '../orders/orders.ts'
import { Recipient } from '../orders/recipients.ts'
import { commaList, Limit, Page } from '../paging.ts'
import { optionalText } from '../text.ts'

/**
 * The filters of the orders page. `query` matches number, name, phone and e-mail, without diacritics; `status`, `payment`,
 * `method` and `ids` take a comma list; `from` and `to` are days in Vietnam, both included.
 */
export const OrdersQuery = z.object({
  page: Page.default(1),
  limit: Limit.default(20),
  status: commaList().pipe(z.array(OrderStatus)).optional(),
  payment: commaList().pipe(z.array(PaymentStatus)).optional(),
  method: commaList().pipe(z.array(PaymentMethod)).optional(),
  /** Whether a cash order has been confirmed. */
  confirmed: z.enum(['true', 'false']).optional(),
  ids: commaList(50).optional(),
  /** Only orders in progress after their promised day. */
  late: z.enum(['true', 'false']).optional(),
  /** `open`: only orders with an exchange that still needs action. */
  exchange: z.literal('open').optional(),
  /** `wanted`: only orders whose invoice is still to be issued. */
  invoice: z.literal('wanted').optional(),
  query: z.string().max(120).optional(),
  from: Day.optional(),
  to: Day.optional(),
})
export type OrdersQuery = z.infer<typeof OrdersQuery>

/**
 * `fromStock`: how many come from stock; the rest is sewn to order. `label`: its names in the reader's language, where
 * the order has them in another one.
 */
export const AdminOrderItem = OrderItem.extend({
  fromStock: z.int(),
  /** Why staff set the price by hand; absent for a price of the catalogue. */
  priceReason: z.string().optional(),
  label: z.object({ name: z.string(), color: z.string() }).optional(),
})
export type AdminOrderItem = z.infer<typeof AdminOrderItem>

/** The part of an order that is sewn: how many units, the day (YYYY-MM-DD, Vietnam) the production queue planned, whether they are done. */
export const OrderSewing = z.object({ pieces: z.int(), dueBy: z.string().nullable(), isSewn: z.boolean() })
export type OrderSewing = z.infer<typeof OrderSewing>

/** An order as admin pages show it. `moves`: the allowed next statuses. `sewing`: null where all units come from stock. */
export const AdminOrder = Order.extend({
  items: z.array(AdminOrderItem),
  /** The language of the purchase, and of its line names. */
  language: z.enum(['vi', 'en']),
  internalNotes: z.string(),
  /** The code of the gift receipt, with which the recipient starts an exchange; null for an order that is no gift. */
  giftCode: z.string().nullable(),
  moves: z.array(OrderStatus),
  /** Grows with every change of the order: an edit names the version it is based on. */
  version: z.int(),
  /** Whether its lines, prices and delivery fee can still be edited. */
  isEditable: z.boolean(),
  /** Staff set the delivery fee by hand. */
  isOwnFee: z.boolean(),
  /** Its last move can be taken back, for a few minutes. */
  isMoveUndoable: z.boolean(),
  sewing: OrderSewing.nullable(),
  /** The exchanges that still need action. */
  exchanges: z.array(AdminExchange),
  /** Returned parcels to this phone number, and delivered orders; in the single order, not in lists. */
  risk: z.object({ refused: z.int(), delivered: z.int() }).optional(),
  /** For a pending order without reservation: the lines (by index) that lack stock now; in the single order only. */
  shortage: z.array(z.object({ line: z.int(), missing: z.int() })).optional(),
})
export type AdminOrder = z.infer<typeof AdminOrder>

export const AdminOrderPage = z.object({ data: z.object({ orders: z.array(AdminOrder), totalPage: z.int(), total: z.int() }) })
export type AdminOrderPage = z.infer<typeof AdminOrderPage>
export const AdminOrderMessage = z.object({ data: z.object({ order: AdminOrder }), message: z.string() })
/** An admin reads all fields, the owner their own view. */
export const OrderForViewer = z.object({ data: z.object({ order: z.union([AdminOrder, Order]) }) })
export const OrderForViewerMessage = OrderForViewer.extend({ message: z.string() })

export const OrderAddressChange = z.object({ address: Recipient })
/** Marks all units of this order as sewn, or reverts that. */
export const OrderSewingChange = z.object({ isSewn: z.boolean() })
/** `before`: what the editor read; if the notes have changed since, 409. */
export const OrderNotesChange = z.object({ notes: optionalText(2_000), before: optionalText(2_000).optional() })
export type OrderNotesChange = z.infer<typeof OrderNotesChange>
/** `expectedVersion`: the order after the move; a later change is refused with 409. */
export const MoveUndo = z.object({ expectedVersion: z.int().min(0) })
export const OrderDeleted = z.object({ message: z.string() })
