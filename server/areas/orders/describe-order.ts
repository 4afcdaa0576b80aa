import type { z } from 'zod'
import type { Order, OrderAddress, OrderEvent, OrderItem, TrackedOrder } from '../../../contract/orders.ts'
import type { StoredAddress } from '../../../db/schema/orders.ts'
import type { OrderEventRow, OrderLineRow, OrderRow, StoredOrder } from './orders.sql.ts'

/** An order as the contract tells it: the copy of the moment it was placed, and its life since. */
export function describeOrder(order: StoredOrder): Order {
  return {
    _id: order.id,
    orderNumber: order.orderNumber,
    userId: order.userId,
    email: order.email,
    status: order.status,
    paymentMethod: order.paymentMethod,
    paymentStatus: order.paymentStatus,
    shippingMethod: 'standard',
    shippingAddress: describeAddress(order.shippingAddress),
    billingAddress: describeAddress(order.billingAddress),
    items: order.lines.map(describeLine),
    subTotal: order.subtotalVnd,
    shippingFee: order.shippingVnd,
    tax: order.taxVnd,
    taxPercent: order.taxPercent,
    discount: order.discountVnd,
    ...(order.discountCode === null ? {} : { discountCode: order.discountCode }),
    finalAmount: order.totalVnd,
    ...(order.note ? { note: order.note } : {}),
    gift: order.gift,
    deliveryFrom: order.deliveryFrom,
    deliveryTo: order.deliveryTo,
    orderDate: order.createdAt.toISOString(),
    paymentDueDate: order.paymentDueAt?.toISOString() ?? null,
    history: order.events.map(describeEvent),
    shipment: null,
  }
}

/** What somebody may know who knows an order's number and phone. */
export function describeTracked(order: OrderRow): z.infer<typeof TrackedOrder> {
  const { orderNumber, status, paymentStatus, deliveryFrom, deliveryTo, createdAt } = order
  return { orderNumber, status, paymentStatus, orderDate: createdAt.toISOString(), deliveryFrom, deliveryTo, shipment: null }
}

function describeAddress({ note, ...address }: StoredAddress): OrderAddress {
  return { ...address, ...(note ? { note } : {}) }
}

function describeLine(line: OrderLineRow): OrderItem {
  return {
    product: { _id: line.productId, name: line.name, slug: line.slug, sku: line.sku, image: line.imageUrl },
    color: line.color,
    size: line.size,
    price: line.unitVnd,
    quantity: line.quantity,
    total: line.totalVnd,
  }
}

function describeEvent({ at, what, from, to, by, note }: OrderEventRow): OrderEvent {
  return {
    at: at.toISOString(),
    what,
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
    by,
    ...(note === null ? {} : { note }),
  }
}
