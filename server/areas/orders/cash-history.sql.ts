import { and, eq, exists, isNull, sql } from 'drizzle-orm'
import { type Db, schema } from '../../platform/database/client.ts'
import { isPhoneOfBuyer } from './guests/merges.sql.ts'

const { orders, shipments } = schema

/** Counts past parcels to the phones of a buyer: refused ones and delivered orders. Shown to the shop only. */
export type CashHistory = { refused: number; delivered: number }

export async function findCashHistory(db: Db, phone: string): Promise<CashHistory> {
  // Erased orders have an empty phone.
  if (phone === '') return { refused: 0, delivered: 0 }
  const cameBack = exists(
    db
      .select({ one: sql`1` })
      .from(shipments)
      .where(and(eq(shipments.orderId, orders.id), isNull(shipments.exchangeId), eq(shipments.status, 'returned'))),
  )
  const [found] = await db
    .select({
      refused: sql<number>`(count(*) filter (where ${cameBack}))::int`,
      delivered: sql<number>`(count(*) filter (where ${orders.status} = 'delivered'))::int`,
    })
    .from(orders)
    .where(isPhoneOfBuyer(orders.phone, phone))
  return { refused: found?.refused ?? 0, delivered: found?.delivered ?? 0 }
}
