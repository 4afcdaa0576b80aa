import type { AdminOrder } from '../../../contract/admin/orders.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import type { Db } from '../../platform/database/client.ts'
import { findUserNames } from '../accounts/accounts.ts'
import { findCashHistory } from './cash-history.sql.ts'
import { findOpenExchanges } from './exchanges/exchanges.sql.ts'
import { labelItems } from './label-items.ts'
import type { StoredOrder } from './orders.sql.ts'
import { presentAdminFields } from './present-order.rule.ts'
import { unitsToSew } from './production/order-sewing.rule.ts'
import { sewnByDay } from './production/plan-sewing.rule.ts'
import { findLastWeeks } from './production/sewing.sql.ts'
import { findShortage } from './reservations/reserve-after-placing.ts'

/** Orders for admins, with the date by which their items are sewn, and their open exchanges. */
export async function presentOrdersForAdmin(db: Db, orders: StoredOrder[], language: Language): Promise<AdminOrder[]> {
  const sewn = orders.filter((order) => unitsToSew(order) > 0).map(({ id }) => id)
  const weeks = await findLastWeeks(db, sewn)
  const delivered = orders.filter(({ status }) => status === 'delivered').map(({ id }) => id)
  const exchanges = await findOpenExchanges(db, delivered)
  const described = orders.map((order) => {
    const week = weeks.get(order.id)
    return presentAdminFields(order, week ? sewnByDay(week, order.deliveryFrom) : null, exchanges.get(order.id))
  })
  return labelItems(db, described, language)
}

export async function presentOrderForAdmin(db: Db, order: StoredOrder, language: Language): Promise<AdminOrder> {
  const [described] = await presentOrdersForAdmin(db, [order], language)
  const isUnreserved = order.status === 'pending' && (order.stock === 'unreserved' || order.stock === 'released')
  const shortage = isUnreserved ? { shortage: await findShortage(db, order) } : {}
  const history = await nameEditors(db, order, described as AdminOrder)
  return { ...(described as AdminOrder), history, risk: await findCashHistory(db, order.phone), ...shortage }
}

/** The history with the names of the users who edited the order. */
async function nameEditors(db: Db, { events }: StoredOrder, { history }: AdminOrder): Promise<AdminOrder['history']> {
  const editors = [...new Set(events.flatMap(({ details }) => (details ? [details.staffId] : [])))]
  if (editors.length === 0) return history
  const names = await findUserNames(db, editors)
  return history.map((event, at) => {
    const staff = names.get(events[at]?.details?.staffId ?? '')
    return staff ? { ...event, staff } : event
  })
}
