import { addMinutes } from '../../../contract/durations.ts'
import type { PaymentMethod } from '../../../contract/orders/orders.ts'
import type { Db } from '../../platform/database/client.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import type { OrderRow } from '../orders/orders.ts'
import { cashLedgerRoutes } from './cash-on-delivery/cash-ledger.admin.ts'
import { expireUnconfirmedOrders } from './cash-on-delivery/expire-unconfirmed-orders.ts'
import { type OwnDelivery, recordCash, recordOwnDeliveryCash } from './cash-on-delivery/record-cash.ts'
import { statementRoutes } from './cash-on-delivery/statements/statements.admin.ts'
import { differenceRoutes } from './exchange-differences/differences.admin.ts'
import { recordDifferenceCash } from './exchange-differences/record-difference.ts'
import { expireOverdueOrders } from './expire-unpaid-orders.ts'
import { renewPayment } from './extra/renew-payment.ts'
import { findBalance, settleBalance } from './extra/settle-balance.ts'
import { type GatewayParts, openGateway } from './momo/gateway.ts'
import { orderPaymentsRoutes } from './order-payments.admin.ts'
import { dueAfter, type PaymentDeps, payableHours } from './payment-deps.ts'
import { paymentAdminRoutes } from './payments.admin.ts'
import { paymentRoutes } from './payments.routes.ts'
import { reconcilePayments } from './reconcile-payments.ts'
import { openFullRefund } from './refunds/open-refund.ts'
import { openReturnRefund, returnDifference } from './refunds/open-return-refund.ts'
import { refundRoutes } from './refunds/refunds.admin.ts'
import { retryRefunds } from './refunds/retry-refunds.ts'
import { createAttempt } from './start-payment.ts'
import { mismatchRoutes } from './unmatched/unmatched-payments.admin.ts'
import { writePayment } from './write-payment.ts'

const sweepSeconds = 5

/** The first of these is already an alert (deploy/prometheus/alerts.yaml). */
const alarming = [
  { method: 'momo', result: 'mismatch' },
  { method: 'momo', result: 'unknown-order' },
  { method: 'bank', result: 'mismatch' },
] as const

/** Payments of orders: by wallet through the gateway, by transfer through the bank's webhook or an admin, and in cash. */
export async function openPayments(app: App, platform: Platform, gateway: GatewayParts = {}) {
  const help = 'Payment events by result: pay, nothing (a duplicate), failed, mismatch, …'
  const countEvent = platform.metrics.counter('memay_payments_total', help, ['method', 'result'], alarming)
  const deps: PaymentDeps = { platform, momo: await openGateway(app, platform, gateway), countEvent }
  paymentRoutes(app, deps)
  paymentAdminRoutes(app, deps)
  refundRoutes(app, deps)
  cashLedgerRoutes(app, deps)
  await statementRoutes(app, deps)
  differenceRoutes(app, deps)
  orderPaymentsRoutes(app, platform)
  mismatchRoutes(app, platform)
  const reconcile = () => reconcilePayments(deps)
  const expire = async () => {
    await expireOverdueOrders(deps)
    await expireUnconfirmedOrders(deps)
  }
  platform.jobs.repeat('reconcile-payments', platform.config.reconcileSeconds, reconcile)
  const retryOpenRefunds = () => retryRefunds(deps)
  platform.jobs.repeat('retry-refunds', platform.config.reconcileSeconds, retryOpenRefunds)
  platform.jobs.repeat('expire-orders', sweepSeconds, expire)

  return {
    hasWallet: deps.momo !== null,
    /** Until when an order placed now reserves its units unpaid. */
    dueAfter: (method: PaymentMethod, now: Date) => dueAfter(deps, method, now),
    /** The same for an order taken by phone or chat: its customer gets the link later, so it has a day. */
    dueAfterCall: (now: Date) => addMinutes(now, Math.max(platform.config.paymentWindowMinutes, payableHours * 60)),
    /** Records the first attempt of a new wallet order, in the order's own transaction. */
    async createFirstAttempt(tx: Db, order: OrderRow): Promise<void> {
      await createAttempt(tx, order, 1, order.createdAt)
    },
    /** What an edit of a paid order does to its money: as a preview, and once its total has changed. */
    findBalance,
    settleBalance,
    /** Part of an edit of an unpaid order: the wallet gets the new sum. */
    renewPayment,
    /** Part of cancelling an order: refunds what was paid for it. */
    openFullRefund: (tx: Db, order: OrderRow, now: Date) => openFullRefund(tx, deps, order, now),
    /** Part of a parcel's delivery: its carrier has the cash. */
    recordCash,
    /** The same for the difference of an exchange. */
    recordDifferenceCash,
    /** Part of cancelling an exchange whose difference was paid. */
    returnDifference,
    /** Part of the inspection of returned goods. */
    openReturnRefund,
    /** Part of a delivery by hand: the member of staff has the cash. */
    recordOwnDeliveryCash: (tx: Db, order: OrderRow, delivery: OwnDelivery) => recordOwnDeliveryCash(tx, platform, order, delivery),
    reconcile,
    expire,
    retryOpenRefunds,
  }
}

/** An order that costs nothing is paid when it is placed; its payment is recorded like any other. */
export async function payNothing(tx: Db, order: OrderRow): Promise<void> {
  const { paymentMethod: method, createdAt } = order
  await writePayment(tx, order, { method, amountVnd: 0, state: 'paid', paidAt: createdAt, createdAt })
}

export type Payments = Awaited<ReturnType<typeof openPayments>>
export { countOverdueCash } from './cash-on-delivery/cash-ledger.sql.ts'
export { checkKeys } from './momo/check-keys.ts'
export type { GatewayParts } from './momo/gateway.ts'
export { offerPayments, type PaymentOffer } from './payment-offers.rule.ts'
export { refundMailSamples } from './refunds/mail-samples.ts'
export { countOpenRefunds, countOwnerAlerts, sumPartlyRefunded } from './report.sql.ts'
export { countOpenMismatches } from './unmatched/unmatched-payments.sql.ts'
