import { addDays, hourSeconds } from '../../../contract/durations.ts'
import { ipKeyDays } from '../../../contract/orders/cash-limits.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import type { OrderHooks } from './change-status.ts'
import type { ExchangeHooks } from './exchanges/decide-exchange.ts'
import { exchangeRoutes } from './exchanges/exchanges.routes.ts'
import { giftReceiptRoutes } from './exchanges/gift-receipt.routes.ts'
import { buyerAdminRoutes } from './guests/buyers.admin.ts'
import { guestAdminRoutes } from './guests/guests.admin.ts'
import { composeReceivedMails } from './mails/compose-received-mail.ts'
import { makingRoutes } from './making/making.routes.ts'
import { orderEventRoutes } from './order-events.routes.ts'
import { orderAdminRoutes } from './orders.admin.ts'
import { orderRoutes } from './orders.routes.ts'
import { ordersCsvRoutes } from './orders-csv.admin.ts'
import { printDetailsRoutes } from './printing/print-details.admin.ts'
import { productionRoutes } from './production/production.admin.ts'
import { deleteIpKeysBefore } from './reservations/unconfirmed-orders.sql.ts'
import { returnRoutes } from './returns/returns.routes.ts'
import { secondChoiceRoutes } from './second-choice/second-choice.admin.ts'
import { orderTextRoutes } from './texts/order-texts.admin.ts'

/** Orders: what was bought, where it goes, and its life until delivery. */
export async function openOrders(app: App, platform: Platform, hooks: OrderHooks & ExchangeHooks): Promise<void> {
  orderRoutes(app, platform, hooks)
  orderAdminRoutes(app, platform)
  ordersCsvRoutes(app, platform)
  guestAdminRoutes(app, platform)
  buyerAdminRoutes(app, platform)
  productionRoutes(app, platform)
  exchangeRoutes(app, platform, hooks)
  giftReceiptRoutes(app, platform)
  returnRoutes(app, platform, hooks)
  secondChoiceRoutes(app, platform)
  orderEventRoutes(app, platform)
  orderTextRoutes(app, platform)
  printDetailsRoutes(app, platform)
  await makingRoutes(app, platform)
  composeReceivedMails(platform)
  platform.jobs.repeat('delete-old-ip-keys', hourSeconds, () => deleteOldIpKeys(platform))
}

/** The IPs of unconfirmed orders are deleted after a while. */
export async function deleteOldIpKeys({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await deleteIpKeysBefore(db, addDays(clock.now(), -ipKeyDays))
}

export { findCashHistory } from './cash-history.sql.ts'
export type { OrderHooks } from './change-status.ts'
export { editRefusal, orderVersion } from './edit-guards.rule.ts'
export { clearDifferencePaid, countOpenExchanges, findDifference, findDueDifference, setDifferencePaid } from './exchanges/exchanges.sql.ts'
export { followParcel, packReplacement } from './exchanges/move-replacement.ts'
export { drawGiftCode } from './gift-code.ts'
export { insertOrder } from './insert-order.sql.ts'
export { nameLines } from './label-items.ts'
export { alertOwner } from './mails/alert-owner.ts'
export { depositReceivedMail } from './mails/deposit-mails.ts'
export { formatDateTime, formatDay } from './mails/format-date.rule.ts'
export { mailCustomer } from './mails/mail-customer.ts'
export { orderMailSamples } from './mails/mail-samples.ts'
export { orderChangedMail } from './mails/order-changed-mail.ts'
export { tableOf as orderMailTable } from './mails/order-mail-table.ts'
export {
  extraPaidMail,
  type MailSender,
  moneyGoesBackMail,
  orderMail,
  orderPaidMail,
  receivedMailOf,
  whenReceived,
} from './mails/order-mails.ts'
export { orderShippedMail } from './mails/parcel-mails.ts'
export { sampleOrder } from './mails/sample-order.ts'
export { placesBeforeTet } from './making/before-tet.rule.ts'
export { type Actor, expireOrder, moveOrder, movePayment, recordEvent, revertCashPayment } from './move-order.ts'
export { actorOf, buyerOf } from './order-actor.rule.ts'
export { awaitsDeposit, awaitsMoney, restOf } from './order-deposit.rule.ts'
export { canMove, orderMoves, paymentMoves } from './order-moves.rule.ts'
export { adminPaths, orderPaths } from './order-paths.rule.ts'
export {
  countUnpaidOrders,
  findByConfirmToken,
  findLines,
  findOrderIdByNumber,
  findOverdueOrders,
  findVisibleOrder,
  insertEvent,
  lockOrder,
  type NewOrderLine,
  type NewOrderRow,
  type OrderLineRow,
  type OrderRow,
  type OrderViewer,
  type ParcelRow,
  replaceLines,
  type StoredOrder,
  updateOrder,
  withDetails,
} from './orders.sql.ts'
export { findPastImageUses } from './past-image-uses.sql.ts'
export { hasReceived } from './personal-data.sql.ts'
export { claimOrdersOfEmail, claimOrdersOfGuest, detachOrders, eraseFromOrders, exportOrders, figuresOf } from './personal-data.ts'
export { presentOrderForAdmin } from './present-for-admin.ts'
export { isConfirmed, isToConfirm, presentOrder, stockStates } from './present-order.rule.ts'
export { findPlanToBook, findSewingPlan } from './production/find-sewing-plan.ts'
export type { SewingPlan } from './production/plan-sewing.rule.ts'
export { replanSewing } from './production/replan-sewing.ts'
export { insertSewing } from './production/sewing.sql.ts'
export { getOrder, getVisibleOrder, viewerOf } from './read-orders.ts'
export {
  countOpenOrders,
  countPlaced,
  isSale,
  joinedRevenue,
  joinWrittenOff,
  listBestSellers,
  type SalesBucket,
  sumSales,
  sumUnits,
} from './report.sql.ts'
export { checkUnconfirmedLimits } from './reservations/check-unconfirmed-limits.ts'
export { confirmationTexts, newConfirmation } from './reservations/confirmation.ts'
export { decideReservation, type PlannedLine, type ReservationDecision } from './reservations/decide-reservation.rule.ts'
export { moveEditedUnits } from './reservations/move-edited-units.ts'
export { replaceLostUnits, writeOffStock } from './reservations/order-stock.ts'
export { planUnits } from './reservations/plan-units.rule.ts'
export { type BuyerHistory, readBuyerHistory } from './reservations/read-buyer-history.ts'
export { releaseUnconfirmedOrder } from './reservations/release-unconfirmed-order.ts'
export {
  findShortage,
  type Reservation,
  recordUnreserved,
  reserveAfterPlacing,
  unreserveOrder,
} from './reservations/reserve-after-placing.ts'
export { findAwaited, findUnconfirmedDue } from './reservations/unconfirmed-orders.sql.ts'
export { finishReturn } from './returns/finish-return.ts'
export { countOpenReturns } from './returns/returns.sql.ts'
export { nameSecondChoice } from './second-choice/name-second-choice.ts'
export { moveSecondChoice } from './second-choice/order-second-choice.ts'
export { findSecondChoice } from './second-choice/second-choice.sql.ts'
export { placedTexts } from './texts/read-order-texts.ts'
