import type { AdminOrder } from '../../../contract/orders.admin.ts'
import { dayAfter } from '../../platform/clock.ts'
import type { Db } from '../../platform/db.ts'
import { findCashHistory } from './cash-history.sql.ts'
import { describeForAdmin } from './describe-order.ts'
import { findOpenExchanges } from './exchanges.sql.ts'
import { piecesToSew } from './order-sewing.ts'
import type { StoredOrder } from './orders.sql.ts'
import { findShortage } from './reserve-order.ts'
import { findLastWeeks } from './sewing.sql.ts'

const toSunday = 6

/** Orders for the back office, with the day by which the sewing table has promised what is sewn for them, and their open exchanges. */
export async function describeForOffice(db: Db, orders: StoredOrder[]): Promise<AdminOrder[]> {
  const sewn = orders.filter((order) => piecesToSew(order) > 0).map(({ id }) => id)
  const weeks = await findLastWeeks(db, sewn)
  const delivered = orders.filter(({ status }) => status === 'delivered').map(({ id }) => id)
  const exchanges = await findOpenExchanges(db, delivered)
  return orders.map((order) => {
    const week = weeks.get(order.id)
    return describeForAdmin(order, week ? dayAfter(week, toSunday) : null, exchanges.get(order.id))
  })
}

export async function describeOneForOffice(db: Db, order: StoredOrder): Promise<AdminOrder> {
  const [described] = await describeForOffice(db, [order])
  const isUnreserved = order.status === 'pending' && (order.stock === 'unreserved' || order.stock === 'released')
  const shortage = isUnreserved ? { shortage: await findShortage(db, order) } : {}
  return { ...(described as AdminOrder), risk: await findCashHistory(db, order.phone), ...shortage }
}
