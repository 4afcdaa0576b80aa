import type { Shop } from '../../platform/http/parse.ts'
import type { Platform } from '../../platform/platform.ts'
import type { OrderHooks } from './change-status.ts'
import { orderRoutes } from './orders.routes.ts'

/** The orders: what was bought, where it goes, and its life until it is delivered. */
export function openOrders(app: Shop, platform: Platform, hooks: OrderHooks): void {
  orderRoutes(app, platform, hooks)
}

export type { OrderHooks } from './change-status.ts'
export { describeOrder } from './describe-order.ts'
export { type Actor, expireOrder, moveOrder, movePayment, noteEvent, reviveOrder } from './move-order.ts'
export { type MailSender, moneyGoesBackMail, orderPaidMail, orderReceivedMail } from './order-mails.ts'
export { canMove, orderMoves, paymentMoves } from './order-moves.ts'
export { orderPaths } from './order-paths.ts'
export { customerKeyOf } from './order-pieces.ts'
export {
  countUnpaidOrders,
  findLines,
  findOverdueOrders,
  findVisibleOrder,
  insertEvent,
  insertOrder,
  lockOrder,
  type NewOrderLine,
  type NewOrderRow,
  type OrderRow,
  type OrderViewer,
  type StoredOrder,
  updateOrder,
  withDetails,
} from './orders.sql.ts'
