import { NewOrders, OrdersSeen } from '../../../contract/admin/owner-alerts.ts'
import { Failure } from '../../../contract/errors.ts'
import { transact } from '../../platform/database/transaction.ts'
import { forStaff } from '../../platform/http/auth-guards.ts'
import type { App } from '../../platform/http/validation.ts'
import { publish } from '../../platform/live-events.ts'
import type { Platform } from '../../platform/platform.ts'
import { findUnseen, setSeen } from './order-alerts.sql.ts'

const tags = ['admin']
const refusals = { 400: Failure, 401: Failure, 403: Failure }
/** After that an order no longer counts as new, opened or not. */
const newDays = 14
/** As many as a list or the board shows at once, so that each can be marked. */
const maxNewest = 100

/** New orders are shared by all staff: one that a colleague opened is new to nobody. */
export function newOrderRoutes(app: App, { db, clock, events }: Platform): void {
  async function readNewOrders(): Promise<NewOrders> {
    const eventId = events.lastId()
    const since = new Date(clock.now().getTime() - newDays * 86_400_000)
    const { newest, total } = await findUnseen(db, { since, most: maxNewest })
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

  app.get('/api/admin/new-orders', { ...forStaff, schema: { tags, response: { 200: NewOrders, ...refusals } } }, readNewOrders)

  const seen = { tags, body: OrdersSeen, response: { 200: NewOrders, ...refusals } }
  app.post('/api/admin/new-orders/seen', { ...forStaff, schema: seen }, async ({ body }) => {
    await transact(db, async (tx) => {
      const changed = await setSeen(tx, 'all' in body ? 'all' : body.orderIds, clock.now())
      if (changed > 0) await publish(tx, 'orders-seen', '')
    })
    return readNewOrders()
  })
}
