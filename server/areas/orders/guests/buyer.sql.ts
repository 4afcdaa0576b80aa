import { count, desc, eq, inArray, min, sql } from 'drizzle-orm'
import { type Db, schema } from '../../../platform/database/client.ts'
import { spent } from '../personal-data.sql.ts'

const { orderExchanges, orderLines, orders } = schema

/** The latest orders of a phone. */
export async function findOrdersOfPhone(db: Db, phone: string, most: number) {
  const { id, orderNumber, status, totalVnd, userId, email, language, pickup, shippingAddress, createdAt } = orders
  return db
    .select({ id, orderNumber, status, totalVnd, userId, email, language, pickup, shippingAddress, createdAt })
    .from(orders)
    .where(eq(orders.phone, phone))
    .orderBy(desc(createdAt), desc(id))
    .limit(most)
}

export type OrderOfPhone = Awaited<ReturnType<typeof findOrdersOfPhone>>[number]

/** The sizes of these orders. */
export async function findSizesOf(db: Db, orderIds: string[]) {
  const { orderId, size, name } = orderLines
  return db
    .select({ orderId, size, name })
    .from(orderLines)
    .where(inArray(orderId, orderIds))
    .orderBy(orderLines.orderId, orderLines.position)
}

/** Totals over all orders of a phone. */
export async function sumOrdersOfPhone(db: Db, phone: string) {
  const exchanges = sql<number>`(select count(*)::int from ${orderExchanges} join ${orders} asked on asked.id = ${orderExchanges.orderId}
    where asked.phone = ${phone})`
  const [sums] = await db
    .select({ orders: count(), spent, since: min(orders.createdAt), exchanges })
    .from(orders)
    .where(eq(orders.phone, phone))
  return { orders: sums?.orders ?? 0, spent: sums?.spent ?? 0, since: sums?.since ?? null, exchanges: sums?.exchanges ?? 0 }
}
