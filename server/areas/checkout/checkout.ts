import { draftDays } from '../../../contract/admin/order-drafts.ts'
import { addDays, hourSeconds } from '../../../contract/durations.ts'
import type { App } from '../../platform/http/validation.ts'
import { checkoutAdminRoutes } from './checkout.admin.ts'
import { checkoutRoutes } from './checkout.routes.ts'
import { sweepKeys } from './checkout.sql.ts'
import { draftAdminRoutes } from './drafts/drafts.admin.ts'
import { deleteOldDrafts } from './drafts/drafts.sql.ts'
import { offerRoutes } from './drafts/offers.routes.ts'
import { orderEditRoutes } from './edit/order-edit.admin.ts'
import { orderCounter } from './order-counter.ts'
import type { CheckoutDeps } from './order-request.ts'
import { readMessageRoutes } from './read-message/read-message.admin.ts'

/** A client does not retry its order after this time. */
const keyDays = 30

/** From the cart to the order: the delivery quote, the preview and placing the order. */
export function openCheckout(app: App, deps: CheckoutDeps): void {
  const { platform } = deps
  const count = orderCounter(platform.metrics)
  checkoutRoutes(app, deps, count)
  checkoutAdminRoutes(app, deps, count)
  orderEditRoutes(app, deps)
  draftAdminRoutes(app, deps)
  offerRoutes(app, deps, count)
  readMessageRoutes(app, platform)
  platform.jobs.repeat('delete-old-order-keys', hourSeconds, () => sweepKeys(platform.db, addDays(platform.clock.now(), -keyDays)))
  platform.jobs.repeat('delete-old-drafts', hourSeconds, () => deleteOldDrafts(platform.db, addDays(platform.clock.now(), -draftDays)))
}
