import { z } from 'zod'
import { AddressInput } from '../accounts.ts'
import { Day } from '../dates.ts'
import { AdminExchange } from '../exchanges.ts'
import { Order, OrderItem, OrderStatus, PaymentMethod, PaymentStatus } from '../orders.ts'
import { commaList, Limit, Page } from '../paging.ts'
import { optionalText } from '../text.ts'

/**
 * The orders' screen. `query` is looked for in number, name, phone and e-mail, without marks; `status`,
 * `payment`, `method` and `ids` take a comma list; `from` and `to` are days in Vietnam, both included.
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
  /** Only what is under way although the day promised is over. */
  late: z.enum(['true', 'false']).optional(),
  /** `open`: only those with an exchange somebody still has to do something about. */
  exchange: z.literal('open').optional(),
  query: z.string().max(120).optional(),
  from: Day.optional(),
  to: Day.optional(),
})
export type OrdersQuery = z.infer<typeof OrdersQuery>

/** `fromStock`: how many of them lie on the shelf; the rest is sewn to order. */
export const AdminOrderItem = OrderItem.extend({ fromStock: z.int() })
export type AdminOrderItem = z.infer<typeof AdminOrderItem>

/** What of an order is sewn first: how many pieces, by which day (YYYY-MM-DD, Vietnam) the table is booked for them, whether they are done. */
export const OrderSewing = z.object({ pieces: z.int(), dueBy: z.string().nullable(), isSewn: z.boolean() })
export type OrderSewing = z.infer<typeof OrderSewing>

/** An order as the back office sees it. `moves`: where it may go from here. `sewing`: null where all of it lies on the shelf. */
export const AdminOrder = Order.extend({
  items: z.array(AdminOrderItem),
  /** In which it was placed: what its lines are called. */
  language: z.enum(['vi', 'en']),
  internalNotes: z.string(),
  moves: z.array(OrderStatus),
  sewing: OrderSewing.nullable(),
  /** The exchanges somebody still has to do something about. */
  exchanges: z.array(AdminExchange),
  /** Parcels to this phone number that came back, and orders that arrived; in the order alone, not in lists. */
  risk: z.object({ refused: z.int(), delivered: z.int() }).optional(),
  /** Of a pending order that has nothing reserved: the lines (by their index) there is not enough of now; in the order alone. */
  shortage: z.array(z.object({ line: z.int(), missing: z.int() })).optional(),
})
export type AdminOrder = z.infer<typeof AdminOrder>

export const AdminOrderPage = z.object({ data: z.object({ orders: z.array(AdminOrder), totalPage: z.int(), total: z.int() }) })
export const AdminOrderMessage = z.object({ data: z.object({ order: AdminOrder }), message: z.string() })
/** An admin reads all of it, the owner what is theirs. */
export const OrderForViewer = z.object({ data: z.object({ order: z.union([AdminOrder, Order]) }) })
export const OrderForViewerMessage = OrderForViewer.extend({ message: z.string() })

export const OrderAddressChange = z.object({ address: AddressInput })
/** The sewing table says: everything of this order is done; or not yet, after all. */
export const OrderSewingChange = z.object({ isSewn: z.boolean() })
export const OrderNotesChange = z.object({ notes: optionalText(2_000) })
export const OrderDeleted = z.object({ message: z.string() })
