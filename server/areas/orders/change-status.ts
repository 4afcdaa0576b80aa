import type { DeliveredCash, OrderStatus } from '../../../contract/orders/orders.ts'
import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/database/client.ts'
import { transact } from '../../platform/database/transaction.ts'
import { isStaff, type Person } from '../../platform/http/auth-guards.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { type Actor, moveOrder } from './move-order.ts'
import { actorOf } from './order-actor.rule.ts'
import { lockOrder, type OrderRow, type StoredOrder, withDetails } from './orders.sql.ts'
import { getVisibleOrder, viewerOf } from './read-orders.ts'

/** What other areas do in the transaction that moves an order. */
export type OrderHooks = {
  /** Money that was paid has to be refunded. */
  whenCancelled(tx: Db, order: OrderRow, now: Date): Promise<void>
  /** An order was moved by hand: its parcel follows. */
  whenMoved(tx: Db, order: OrderRow, move: { by: Actor; now: Date }): Promise<void>
  /** Staff report the delivery, so they may have the cash. Returns the order after that. */
  whenDelivered(tx: Db, order: OrderRow, delivery: DeliveredByShop): Promise<OrderRow>
}

type DeliveredByShop = { cash: DeliveredCash | undefined; staffId: string; isAdmin: boolean; now: Date }

export type StatusChange = {
  orderId: string
  to: OrderStatus
  cash?: DeliveredCash | undefined
  person: Person
  token?: string | undefined
}

/** Staff move an order along its table; its owner may cancel it while it is pending. */
export async function changeStatus(
  platform: Platform,
  hooks: OrderHooks,
  { orderId, to, cash, person, token }: StatusChange,
): Promise<StoredOrder> {
  const admin = isStaff(person)
  return transact(platform.db, async (tx) => {
    const now = platform.clock.now()
    await getVisibleOrder(tx, orderId, viewerOf(person, token))
    if (!admin && to !== 'cancelled') throw new AppError('forbidden')
    const order = await lockOrder(tx, orderId)
    if (!order) throw new AppError('not_found')
    if (!admin && order.status !== 'pending') throw new AppError('move_not_allowed')
    const by = actorOf(order, { userId: person.userId, admin })
    let moved = await moveOrder(tx, platform, order, { to, by, now })
    await hooks.whenMoved(tx, moved, { by, now })
    if (to === 'cancelled') await hooks.whenCancelled(tx, moved, now)
    if (to === 'delivered' && person.userId !== null) {
      const isAdmin = person.role === 'admin'
      moved = await hooks.whenDelivered(tx, moved, { cash, staffId: person.userId, isAdmin, now })
    }
    if (admin)
      await audit(tx, { who: person.userId ?? 'admin', what: 'order.status', subject: orderId, details: { from: order.status, to } })
    const [changed] = await withDetails(tx, [moved])
    return changed as StoredOrder
  })
}
