import type { Db } from '../../platform/database/client.ts'
import { alertOwner, moveOrder, movePayment, type OrderRow, reserveAfterPlacing, updateOrder, withDetails } from '../orders/orders.ts'
import { writeOffCashOfOrder } from './cash-on-delivery/cash-ledger.sql.ts'
import { refundDepositBesideTotal } from './deposits/settle-deposit.ts'
import { settleExtra } from './extra/receive-extra.ts'
import { settleBalance } from './extra/settle-balance.ts'
import { mailPaid } from './mail-paid.ts'
import type { PaymentDeps } from './payment-deps.ts'
import type { PaymentEvent } from './payment-event.rule.ts'
import { type PaymentRow, updatePayment } from './payments.sql.ts'
import { openRefund } from './refunds/open-refund.ts'

type ReceivedMoney = { event: PaymentEvent; payment: PaymentRow; order: OrderRow; now: Date }

/** Accepts the money of an order: commits its units and starts processing. */
export async function acceptMoney(tx: Db, deps: PaymentDeps, { isLate, ...money }: ReceivedMoney & { isLate: boolean }): Promise<void> {
  const { now, payment } = money
  let { order } = money
  if (isLate) {
    const again = await reserveAfterPlacing(tx, deps.platform, order, { now })
    if (again.kind !== 'reserved') return returnLateMoney(tx, deps, money)
    order = again.order
  }
  await markPaymentReceived(tx, money, 'paid')
  order = await refundDepositBesideTotal(tx, deps, order, now)
  if (order.paymentMethod !== payment.method) order = await takeOtherMethod(tx, deps, order, { payment, now })
  order = await movePayment(tx, order, {
    to: 'paid',
    by: 'gateway',
    now,
    note: isLate && money.order.stock === 'released' ? 'late' : undefined,
  })
  if (order.status === 'pending') order = await moveOrder(tx, deps.platform, order, { to: 'processing', by: 'system', now })
  // An attempt from before an edit of the order paid another sum.
  if (payment.amountVnd !== order.totalVnd) order = (await settleBalance(tx, order, { received: payment.amountVnd, now })).order
  const [details] = await withDetails(tx, [order])
  if (details) await mailPaid(tx, deps.platform, details)
}

/** Accepts the difference of an edited order that was paid before. */
export async function acceptExtra(tx: Db, { platform }: PaymentDeps, money: ReceivedMoney): Promise<void> {
  const { order, now } = money
  const { amountVnd: amount, id: paymentId } = await markPaymentReceived(tx, money, 'paid')
  await settleExtra(tx, platform, order, { amount, paymentId, by: 'gateway', now })
}

/**
 * The order's method has changed since: sets it to the one that paid. If the order is shipped already, alerts the
 * owner, who has to tell the carrier.
 */
async function takeOtherMethod(
  tx: Db,
  { platform }: PaymentDeps,
  order: OrderRow,
  { payment, now }: Pick<ReceivedMoney, 'payment' | 'now'>,
) {
  const { method } = payment
  if (order.status !== 'pending') {
    const details = { from: order.paymentMethod, to: method, status: order.status }
    await alertOwner(tx, platform, { who: 'gateway', what: 'paid-otherwise', subject: order.id, details })
  }
  // Cash is no longer owed after payment by another method; it can still be recorded if it arrives.
  await writeOffCashOfOrder(tx, order.id, { at: now, reason: 'paid-otherwise' })
  return updateOrder(tx, order.id, { paymentMethod: method })
}

/** Money for a cancelled order, or a second payment: recorded as received, with one task to refund it. */
export async function returnMoney(
  tx: Db,
  deps: PaymentDeps,
  { isPaidTwice, ...money }: ReceivedMoney & { isPaidTwice: boolean },
): Promise<void> {
  const { order, now, event } = money
  const reason = isPaidTwice ? 'paid-twice' : 'paid-after-cancellation'
  const payment = await markPaymentReceived(tx, money, isPaidTwice ? 'surplus' : 'paid')
  const paidOrder = isPaidTwice ? order : await payLate(tx, deps, order, now)
  await openRefund(tx, deps, { order: paidOrder, payments: [payment], reason, by: 'system', now })
  await alertOwner(tx, deps.platform, {
    who: 'gateway',
    what: reason,
    subject: order.id,
    details: { transId: event.transId, amount: event.amount },
  })
}

async function payLate(tx: Db, deps: PaymentDeps, order: OrderRow, now: Date): Promise<OrderRow> {
  const withoutDeposit = await refundDepositBesideTotal(tx, deps, order, now)
  return movePayment(tx, withoutDeposit, { to: 'paid', by: 'gateway', now, note: 'late' })
}

/** Paid late, and the units are sold: cancels the order and refunds the money. */
async function returnLateMoney(tx: Db, deps: PaymentDeps, money: ReceivedMoney): Promise<void> {
  const { order, now, event } = money
  const payment = await markPaymentReceived(tx, money, 'paid')
  const paid = await movePayment(tx, order, { to: 'paid', by: 'gateway', now, note: 'late' })
  const ended = await moveOrder(tx, deps.platform, paid, { to: 'cancelled', by: 'system', now, note: 'paid-late' })
  await openRefund(tx, deps, { order: ended, payments: [payment], reason: 'paid-late', by: 'system', now })
  await alertOwner(tx, deps.platform, {
    who: 'gateway',
    what: 'paid-late',
    subject: order.id,
    details: { transId: event.transId, amount: event.amount },
  })
}

async function markPaymentReceived(tx: Db, { event, payment, now }: ReceivedMoney, state: 'paid' | 'surplus'): Promise<PaymentRow> {
  const { transId, payType, resultCode } = event
  return updatePayment(tx, payment.id, {
    state,
    transId,
    payType,
    resultCode,
    paidAt: now,
    reason: null,
    queryAt: null,
    claimedUntil: null,
  })
}
