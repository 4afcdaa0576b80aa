import type { Db } from '../../../platform/database/client.ts'
import { insertEvent, movePayment, type OrderRow } from '../../orders/orders.ts'
import { findOrderMoney, findPaymentOfExchange, type PaymentRow } from '../payments.sql.ts'
import { leftOf, readMoneyLeft, wayOf } from './money-left.ts'
import { findRefundsOf, insertRefund, type RefundRow, setPaymentOfRefunds } from './refunds.sql.ts'

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
  const { payments, here, onItsWay } = await readMoneyLeft(tx, order.id, known)
  const amount = Math.min(amountVnd, here + onItsWay)
  if (amount < 1) return null
  // What is partly on its way names no payment yet.
  return insertTask(tx, order, { payments: amount > here ? [] : payments, known, amount, key, reason, now })
}

/** The difference that was paid for an exchange which does not take place. */
export async function returnDifference(tx: Db, order: OrderRow, { exchangeId, now }: { exchangeId: string; now: Date }): Promise<void> {
  const payment = await findPaymentOfExchange(tx, exchangeId)
  const known = await findRefundsOf(tx, order.id)
  const { here } = await readMoneyLeft(tx, order.id, known)
  const amount = payment ? Math.min(here, leftOf([payment], known)) : 0
  if (payment && amount > 0)
    await insertTask(tx, order, { payments: [payment], known, amount, key: `cancelled:${exchangeId}`, reason: 'exchange-difference', now })
}

type Task = Omit<ReturnRefund, 'amountVnd'> & { payments: PaymentRow[]; known: RefundRow[]; amount: number }

async function insertTask(tx: Db, order: OrderRow, { payments, known, amount, key, reason, now }: Task): Promise<RefundRow> {
  await insertEvent(tx, order.id, { at: now, what: 'refund', to: 'open', by: 'system', note: reason })
  return insertRefund(tx, {
    orderId: order.id,
    paymentId: payments[0]?.id ?? null,
    amountVnd: amount,
    reason,
    way: wayOf(payments, amount, known),
    openedBy: 'system',
    requestKey: key,
    createdAt: now,
  })
}

/** Money of the order, or of one of its exchanges, has arrived: what was refunded before counts against it, and may be all of it. */
export async function claimEarlierRefunds(tx: Db, order: OrderRow, payment: PaymentRow, now: Date): Promise<OrderRow> {
  await setPaymentOfRefunds(tx, order.id, payment.id)
  const done = (await findRefundsOf(tx, order.id)).filter(({ state }) => state === 'done')
  const isAll = done.length > 0 && leftOf(await findOrderMoney(tx, order.id), done) <= 0
  return isAll && order.paymentStatus === 'paid' ? movePayment(tx, order, { to: 'refunded', by: 'system', now }) : order
}
