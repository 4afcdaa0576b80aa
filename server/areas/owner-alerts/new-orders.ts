import type { NewOrders, OrdersSeen } from '../../../contract/admin/owner-alerts.ts'
import { addDays } from '../../../contract/durations.ts'
import { transact } from '../../platform/database/transaction.ts'
import { publish } from '../../platform/live-events.ts'
import type { Platform } from '../../platform/platform.ts'
import { findUnseen, setOrdersSeen } from './order-alerts.sql.ts'

/** After that an order no longer counts as new, opened or not. */
const newDays = 14
/** As many as a list or the board shows at once, so that each can be marked. */
const maxNewest = 100

/** New orders are shared by all staff: one that a colleague opened is new to nobody. */
export async function readNewOrders({ db, clock, events }: Platform): Promise<NewOrders> {
  const eventId = events.lastId()
  const since = addDays(clock.now(), -newDays)
  const { newest, total } = await findUnseen(db, { since, limit: maxNewest })
  return {
    data: {
      total,
      eventId,
      newest: newest.map(({ id, orderNumber, totalVnd, createdAt }) => {
        return { _id: id, orderNumber, finalAmount: totalVnd, orderDate: createdAt.toISOString() }
      }),
    },
  }
}

/** Orders that somebody has opened are no longer new. */
export async function markOrdersSeen({ db, clock }: Platform, seen: OrdersSeen): Promise<void> {
  await transact(db, async (tx) => {
    const changed = await setOrdersSeen(tx, 'all' in seen ? 'all' : seen.orderIds, clock.now())
    if (changed > 0) await publish(tx, 'orders-seen', '')
  })
}
