import type { Db } from '../../../platform/database/client.ts'
import { insertEvent, movePayment, type OrderRow } from '../../orders/orders.ts'
import { sumCashOnItsWay } from '../cash-on-delivery/cash-ledger.sql.ts'
import { findAcceptedPayments, findPaymentOfExchange, type PaymentRow } from '../payments.sql.ts'
import { findRefundsOf, insertRefund, type RefundRow, setPaymentOfRefunds } from './refunds.sql.ts'
import { leftOf, wayOf } from './request-refund.ts'

/** `key` names the return or exchange: it is refunded once, however often it is asked for. */
export type ReturnRefund = { amountVnd: number; key: string; reason: 'returned' | 'exchange-difference'; now: Date }

/**
 * Opens the task to refund returned goods of a locked order, at most what the customer has paid and was not refunded.
 * Cash that a carrier still has counts as paid: the shop sends its own money first. Null where nothing is left.
 */
export async function openReturnRefund(tx: Db, order: OrderRow, wanted: ReturnRefund): Promise<RefundRow | null> {
  const { amountVnd, key, reason, now } = wanted
  const known = await findRefundsOf(tx, order.id)
  const same = known.find(({ requestKey }) => requestKey === key)
  if (same) return same
  const payments = await findAcceptedPayments(tx, order.id)
  const onItsWay = order.paymentStatus === 'unpaid' ? await sumCashOnItsWay(tx, order.id) : 0
  const early = known.filter(({ paymentId, state }) => paymentId === null && state !== 'withdrawn')
  const left = leftOf(payments, known) + onItsWay - early.reduce((sum, refund) => sum + refund.amountVnd, 0)
  const amount = Math.min(amountVnd, left)
  if (amount < 1) return null
  // With cash on its way there is at most a deposit among the payments.
  const payment = onItsWay > 0 ? undefined : payments[0]
  return insertTask(tx, order, { payment, amount, key, reason, now })
}

/** The difference that was paid for an exchange which does not take place. */
export async function returnDifference(tx: Db, order: OrderRow, { exchangeId, now }: { exchangeId: string; now: Date }): Promise<void> {
  const payment = await findPaymentOfExchange(tx, exchangeId)
  const known = await findRefundsOf(tx, order.id)
  const amount = payment ? leftOf([payment], known) : 0
  if (payment && amount > 0)
    await insertTask(tx, order, { payment, amount, key: `cancelled:${exchangeId}`, reason: 'exchange-difference', now })
}

type Task = Omit<ReturnRefund, 'amountVnd'> & { payment: PaymentRow | undefined; amount: number }

async function insertTask(tx: Db, order: OrderRow, { payment, amount, key, reason, now }: Task): Promise<RefundRow> {
  await insertEvent(tx, order.id, { at: now, what: 'refund', to: 'open', by: 'system', note: reason })
  return insertRefund(tx, {
    orderId: order.id,
    paymentId: payment?.id ?? null,
    amountVnd: amount,
    reason,
    way: payment ? wayOf([payment], amount) : 'hand',
    openedBy: 'system',
    requestKey: key,
    createdAt: now,
  })
}

/** The order's money has arrived: what was refunded before counts against it, and may be all of it. */
export async function claimEarlierRefunds(tx: Db, order: OrderRow, payment: PaymentRow, now: Date): Promise<OrderRow> {
  await setPaymentOfRefunds(tx, order.id, payment.id)
  const done = (await findRefundsOf(tx, order.id)).filter(({ state }) => state === 'done')
  if (done.length === 0 || leftOf(await findAcceptedPayments(tx, order.id), done) > 0) return order
  return movePayment(tx, order, { to: 'refunded', by: 'system', now })
}
