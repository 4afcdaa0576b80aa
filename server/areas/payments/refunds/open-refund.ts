import type { Db } from '../../../platform/database/client.ts'
import { type Actor, insertEvent, mailCustomer, moneyGoesBackMail, type OrderRow } from '../../orders/orders.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { findAcceptedPayments, type PaymentRow } from '../payments.sql.ts'
import { leftOf, wayOf } from './money-left.ts'
import { findRefundsOf, insertRefund } from './refunds.sql.ts'

type Refund = { order: OrderRow; payments: PaymentRow[]; reason: string; by: Actor; now: Date }

/**
 * Opens a task to refund what is left of payments, and mails the customer. Does nothing where all of it is being
 * refunded already, so it is idempotent. The order is locked.
 */
export async function openRefund(tx: Db, { platform }: PaymentDeps, { order, payments, reason, by, now }: Refund): Promise<void> {
  const [payment] = payments
  const amountVnd = leftOf(payments, await findRefundsOf(tx, order.id))
  if (!payment || amountVnd < 1) return
  const way = wayOf(payments, amountVnd)
  await insertRefund(tx, { orderId: order.id, paymentId: payment.id, amountVnd, reason, way, openedBy: by, createdAt: now })
  await insertEvent(tx, order.id, { at: now, what: 'refund', to: 'open', by, note: reason })
  const what = { id: payment.id, amount: amountVnd }
  await mailCustomer(tx, platform, order, (details, sender) => moneyGoesBackMail(details, sender, what))
}

/** Part of cancelling an order: refunds what was paid for it, a deposit too. */
export async function openFullRefund(tx: Db, deps: PaymentDeps, order: OrderRow, now: Date): Promise<void> {
  const payments = await findAcceptedPayments(tx, order.id)
  await openRefund(tx, deps, { order, payments, reason: 'cancelled', by: 'system', now })
}
