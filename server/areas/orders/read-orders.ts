import type { AdminOrderPage, OrdersQuery } from '../../../contract/admin/orders.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import type { OrderPage, OwnOrdersQuery, TrackedOrder } from '../../../contract/orders/orders.ts'
import { totalPages } from '../../../contract/paging.ts'
import type { Db } from '../../platform/database/client.ts'
import { isStaff, type Person } from '../../platform/http/auth-guards.ts'
import { AppError } from '../../platform/http/errors.ts'
import { findExchangesOf } from './exchanges/exchanges.sql.ts'
import { findOrders } from './find-orders.sql.ts'
import * as sql from './orders.sql.ts'
import { presentOrdersForAdmin } from './present-for-admin.ts'
import { presentOrder, presentTracked } from './present-order.rule.ts'

/** A caller as the viewer of an order; `token`: the secret of a link in a mail. */
export function viewerOf(person: Person, token: string | undefined): sql.OrderViewer {
  return { userId: person.userId, guestId: person.guestId, token, admin: isStaff(person) }
}

export async function isVisibleTo(db: Db, orderId: string, viewer: sql.OrderViewer): Promise<boolean> {
  return (await sql.findVisibleOrder(db, orderId, viewer)) !== undefined
}

/** For a viewer who may not see it, it does not exist. */
export async function getVisibleOrder(db: Db, orderId: string, viewer: sql.OrderViewer): Promise<sql.OrderRow> {
  const order = await sql.findVisibleOrder(db, orderId, viewer)
  if (!order) throw new AppError('not_found')
  return order
}

/** With its lines, its history and its parcel. */
export async function getOrder(db: Db, orderId: string, viewer: sql.OrderViewer): Promise<sql.StoredOrder> {
  return getDetails(db, await getVisibleOrder(db, orderId, viewer))
}

/** Order number and phone are enough to see the state of an order, without personal data. */
export async function getTrackedOrder(db: Db, named: { orderNumber: string; phone: string }): Promise<TrackedOrder> {
  const order = await getDetails(db, await sql.findOrderByNumber(db, named))
  return presentTracked(order, await findExchangesOf(db, order.id))
}

async function getDetails(db: Db, order: sql.OrderRow | undefined): Promise<sql.StoredOrder> {
  const [details] = order ? await sql.withDetails(db, [order]) : []
  if (!details) throw new AppError('not_found')
  return details
}

export async function listOwnOrders(db: Db, userId: string, query: OwnOrdersQuery): Promise<OrderPage['data']> {
  const { orders, total } = await sql.listOrdersOf(db, userId, query)
  return { orders: orders.map(presentOrder), total, totalPage: totalPages(total, query.limit) }
}

export async function listOrders(db: Db, query: OrdersQuery, language: Language): Promise<AdminOrderPage['data']> {
  const { orders, total } = await findOrders(db, query)
  return { orders: await presentOrdersForAdmin(db, orders, language), total, totalPage: totalPages(total, query.limit) }
}
