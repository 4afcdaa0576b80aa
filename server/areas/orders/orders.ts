import { ipKeyDays } from '../../../contract/cash-limits.ts'
import type { Shop } from '../../platform/http/parse.ts'
import type { Platform } from '../../platform/platform.ts'
import type { OrderHooks } from './change-status.ts'
import type { ExchangeHooks } from './decide-exchange.ts'
import { exchangeRoutes } from './exchanges.routes.ts'
import { guestAdminRoutes } from './guests.admin.ts'
import { orderEventRoutes } from './order-events.routes.ts'
import { orderFileRoutes } from './order-file.admin.ts'
import { orderAdminRoutes } from './orders.admin.ts'
import { orderRoutes } from './orders.routes.ts'
import { forgetIpKeys } from './unconfirmed.sql.ts'

/** The orders: what was bought, where it goes, and its life until it is delivered. */
export function openOrders(app: Shop, platform: Platform, hooks: OrderHooks & ExchangeHooks): void {
  orderRoutes(app, platform, hooks)
  orderAdminRoutes(app, platform)
  orderFileRoutes(app, platform)
  guestAdminRoutes(app, platform)
  exchangeRoutes(app, platform, hooks)
  orderEventRoutes(app, platform)
  platform.jobs.repeat('forget-ip-keys', 3_600, () => forgetOldIpKeys(platform))
}

/** Where orders came from that nobody has confirmed is not stored for ever. */
export async function forgetOldIpKeys({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await forgetIpKeys(db, new Date(clock.now().getTime() - ipKeyDays * 86_400_000))
}

export { alertOwner } from './alert-owner.ts'
export { findCashHistory } from './cash-history.sql.ts'
export type { OrderHooks } from './change-status.ts'
export { confirmationTexts, newConfirmation } from './confirmation.ts'
export { depositReceivedMail } from './deposit-mails.ts'
export { describeOneForOffice } from './describe-for-office.ts'
export { describeOrder, isConfirmed, isToConfirm, stockStates } from './describe-order.ts'
export { countOpenExchanges } from './exchanges.sql.ts'
export { findPlanToBook, findSewingPlan } from './find-sewing-plan.ts'
export { findImageMemories } from './image-memories.sql.ts'
export { judgeUnconfirmed } from './judge-unconfirmed.ts'
export { lapseOrder } from './lapse-order.ts'
export { momentInWords } from './moment-in-words.ts'
export { type Actor, expireOrder, moveOrder, movePayment, noteEvent } from './move-order.ts'
export { followParcel, packReplacement } from './move-replacement.ts'
export { awaitsDeposit, restOf } from './order-deposit.ts'
export { tableOf as orderMailTable } from './order-mail-table.ts'
export { type MailSender, moneyGoesBackMail, orderMail, orderPaidMail, orderReceivedMail } from './order-mails.ts'
export { canMove, orderMoves, paymentMoves } from './order-moves.ts'
export { officePaths, orderPaths } from './order-paths.ts'
export { losePieces, replaceLost } from './order-pieces.ts'
export {
  countUnpaidOrders,
  findByConfirmToken,
  findLines,
  findOrderIdByNumber,
  findOverdueOrders,
  findVisibleOrder,
  insertEvent,
  insertOrder,
  lockOrder,
  type NewOrderLine,
  type NewOrderRow,
  type OrderRow,
  type OrderViewer,
  type ParcelRow,
  type StoredOrder,
  updateOrder,
  withDetails,
} from './orders.sql.ts'
export { hasReceived } from './orders-of-person.sql.ts'
export { detachOrders, eraseFromOrders, exportOrders, figuresOf, keepOrdersOfEmail, keepOrdersOfGuest } from './orders-of-person.ts'
export { orderShippedMail } from './parcel-mails.ts'
export type { SewingPlan } from './plan-sewing.ts'
export {
  countOpenOrders,
  countPlaced,
  listBestSellers,
  type SalesBucket,
  sumPieces,
  sumSales,
} from './report.sql.ts'
export { findShortage, noteUnreserved, type Reservation, reserveOrder, unreserveOrder } from './reserve-order.ts'
export { insertSewing } from './sewing.sql.ts'
export { tellCustomer } from './tell-customer.ts'
export { findUnconfirmedDue } from './unconfirmed.sql.ts'
