import type { z } from 'zod'
import type { AdminOrder } from '../../../contract/admin/orders.ts'
import type { OrderInvoice } from '../../../contract/orders/invoices.ts'
import { awaitedOf } from '../../../contract/orders/order-awaits.rule.ts'
import type { Order, OrderAddress, OrderEvent, OrderItem, OrderStockState, TrackedOrder } from '../../../contract/orders/orders.ts'
import type { StoredAddress, StoredInvoice } from '../../../db/schema/orders.ts'
import { editRefusal, orderVersion } from './edit-guards.rule.ts'
import type { StoredExchange } from './exchanges/exchanges.sql.ts'
import { presentExchangeForAdmin, presentTrackedExchange } from './exchanges/present-exchange.rule.ts'
import { canMove, orderMoves } from './order-moves.rule.ts'
import type { OrderEventRow, OrderLineRow, OrderRow, StoredOrder } from './orders.sql.ts'
import { presentParcel } from './present-parcel.rule.ts'
import { isSewn, unitsToSew } from './production/order-sewing.rule.ts'
import { undoableMove } from './undo-move.rule.ts'

/** An order for the contract: the copy made when it was placed, and its history since. */
export function presentOrder(order: StoredOrder): Order {
  return {
    _id: order.id,
    orderNumber: order.orderNumber,
    userId: order.userId,
    email: order.email,
    status: order.status,
    paymentMethod: order.paymentMethod,
    paymentStatus: order.paymentStatus,
    shippingMethod: order.pickup ? 'pickup' : 'standard',
    ...(order.pickup ? { pickup: order.pickup } : {}),
    shippingAddress: presentAddress(order.shippingAddress),
    billingAddress: presentAddress(order.billingAddress),
    items: order.lines.map(presentLine),
    subTotal: order.subtotalVnd,
    shippingFee: order.shippingVnd,
    wrapFee: order.wrapVnd,
    tax: order.taxVnd,
    taxPercent: order.taxPercent,
    discount: order.discountVnd,
    ...(order.discountCode === null ? {} : { discountCode: order.discountCode }),
    finalAmount: order.totalVnd,
    ...(order.note ? { note: order.note } : {}),
    gift: order.gift && (order.giftWishes ?? true),
    ...(order.invoice ? { invoice: presentInvoice(order.invoice, order) } : {}),
    toConfirm: isToConfirm(order),
    confirmed: isConfirmed(order),
    stockState: stockStates[order.stock],
    reservedUntil: isToConfirm(order) ? (order.confirmDueAt?.toISOString() ?? null) : null,
    deposit: order.depositVnd,
    depositPaid: order.depositPaidAt !== null,
    ...(order.extraDueVnd > 0 && order.status !== 'cancelled' ? { extraDue: order.extraDueVnd } : {}),
    deliveryFrom: order.deliveryFrom,
    deliveryTo: order.deliveryTo,
    orderDate: order.createdAt.toISOString(),
    paymentDueDate: order.paymentDueAt?.toISOString() ?? null,
    history: order.events.map(presentEvent),
    shipment: order.parcel && presentParcel(order.parcel),
  }
}

/** The same for admins, with the shop's notes, the units to sew and the allowed moves. */
export function presentAdminFields(order: StoredOrder, sewnBy: string | null = null, exchanges: StoredExchange[] = []): AdminOrder {
  const moves = orderMoves[order.status].filter((to) => canMove(order, to))
  const items = order.lines.map((line) => ({
    ...presentLine(line),
    fromStock: line.fromStock,
    ...(line.priceReason ? { priceReason: line.priceReason } : {}),
  }))
  const pieces = unitsToSew(order)
  const sewing = pieces > 0 ? { pieces, dueBy: sewnBy, isSewn: isSewn(order) } : null
  const { language, internalNotes, giftCode, isOwnFee } = order
  const edits = {
    version: orderVersion(order),
    isEditable: editRefusal(order) === null,
    isOwnFee,
    isMoveUndoable: undoableMove(order) !== null,
  }
  return {
    ...presentOrder(order),
    ...{ items, language, internalNotes, giftCode, moves, sewing, exchanges: exchanges.map(presentExchangeForAdmin), ...edits },
  }
}

export const stockStates = {
  held: 'reserved',
  unreserved: 'unreserved',
  released: 'released',
  taken: 'committed',
  lost: 'lost',
} as const satisfies Record<OrderRow['stock'], OrderStockState>

/** Confirmed by the buyer or by staff; a wallet or transfer order by its payment. A processed order is confirmed. */
export function isConfirmed({ paymentStatus, status, confirmedAt }: Pick<OrderRow, 'paymentStatus' | 'status' | 'confirmedAt'>): boolean {
  const isBegun = status !== 'pending' && status !== 'cancelled'
  return confirmedAt !== null || paymentStatus === 'paid' || paymentStatus === 'refunded' || isBegun
}

/** A cash order that is not confirmed yet, neither by its link nor by phone. */
export function isToConfirm({ paymentMethod, paymentStatus, status, confirmedAt }: OrderRow): boolean {
  return paymentMethod === 'cod' && paymentStatus === 'unpaid' && status === 'pending' && confirmedAt === null
}

/** For a visitor who knows an order's number and phone: the state of its exchanges, not their items. */
export function presentTracked(order: StoredOrder, exchanges: StoredExchange[]): z.infer<typeof TrackedOrder> {
  const described = presentOrder(order)
  const { orderNumber, status, paymentStatus, orderDate, shippingMethod, deliveryFrom, deliveryTo, shipment } = described
  return {
    orderNumber,
    status,
    paymentStatus,
    awaits: awaitedOf(described),
    orderDate,
    shippingMethod,
    deliveryFrom,
    deliveryTo,
    shipment,
    exchanges: exchanges.map(presentTrackedExchange),
  }
}

function presentInvoice(recipient: StoredInvoice, { invoiceNumber, invoiceIssuedAt }: OrderRow): OrderInvoice {
  return {
    ...recipient,
    ...(invoiceNumber === null ? {} : { number: invoiceNumber }),
    ...(invoiceIssuedAt === null ? {} : { issuedAt: invoiceIssuedAt.toISOString() }),
  }
}

function presentAddress({ note, ...address }: StoredAddress): OrderAddress {
  return { ...address, ...(note ? { note } : {}) }
}

function presentLine(line: OrderLineRow): OrderItem {
  return {
    product: { _id: line.productId, name: line.name, slug: line.slug, sku: line.sku, image: line.imageUrl },
    color: line.color,
    size: line.size,
    ...(line.personalization ? { personalization: line.personalization } : {}),
    price: line.unitVnd,
    quantity: line.quantity,
    total: line.totalVnd,
    ...(line.productId === '' ? { isCustom: true } : {}),
    ...(line.note ? { note: line.note } : {}),
  }
}

function presentEvent({ at, what, from, to, by, note, details }: OrderEventRow): OrderEvent {
  return {
    at: at.toISOString(),
    what,
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
    by,
    ...(note === null ? {} : { note }),
    ...(details ? { changes: details.changes } : {}),
  }
}
