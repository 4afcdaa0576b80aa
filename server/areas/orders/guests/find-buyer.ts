import type { Buyer } from '../../../../contract/admin/buyers.ts'
import type { Db } from '../../../platform/database/client.ts'
import { findCashHistory } from '../cash-history.sql.ts'
import { findBuyerNotes, findOrdersOfPhone, findSizesOf, sumOrdersOfPhone } from './buyer.sql.ts'
import { summariseBuyer } from './summarise-buyer.rule.ts'

/** So many of the latest orders are read for addresses and sizes. */
const maxOrders = 50

/** Who ordered with this phone before; null for nobody. */
export async function findBuyer(db: Db, phone: string, { seesMoney }: { seesMoney: boolean }): Promise<Buyer | null> {
  const orders = await findOrdersOfPhone(db, phone, maxOrders)
  const [latest] = orders
  if (!latest) return null
  const [lines, { spent, since, ...sums }, history, noted] = await Promise.all([
    findSizesOf(
      db,
      orders.map(({ id }) => id),
    ),
    sumOrdersOfPhone(db, phone),
    findCashHistory(db, phone),
    findBuyerNotes(db, phone),
  ])
  return {
    phone,
    fullName: latest.shippingAddress.fullName,
    email: orders.find(({ email }) => email)?.email ?? null,
    userId: orders.find(({ userId }) => userId)?.userId ?? null,
    language: latest.language,
    ...sums,
    ...history,
    ...noted,
    spent: seesMoney ? spent : null,
    since: (since ?? latest.createdAt).toISOString(),
    lastOrderAt: latest.createdAt.toISOString(),
    ...summariseBuyer(orders, lines),
  }
}
