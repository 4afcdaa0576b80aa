import type { Shop } from '../../platform/http/parse.ts'
import { checkoutAdminRoutes } from './checkout.admin.ts'
import { checkoutRoutes } from './checkout.routes.ts'
import { sweepKeys } from './checkout.sql.ts'
import type { CheckoutRoom } from './place-order.ts'

const hour = 3_600
/** A client that repeats its order after so many days has forgotten the answer for good. */
const keyDays = 30

/** From cart to order: what delivery costs, and placing the order. */
export function openCheckout(app: Shop, room: CheckoutRoom): void {
  const { platform } = room
  checkoutRoutes(app, room)
  checkoutAdminRoutes(app, room)
  platform.jobs.repeat('forget-order-keys', hour, () =>
    sweepKeys(platform.db, new Date(platform.clock.now().getTime() - keyDays * 24 * hour * 1_000)),
  )
}
