import type { Db } from '../../platform/db.ts'
import { readSettings } from '../content/content.ts'
import { type Actor, insertEvent, moneyGoesBackMail, type OrderRow, withDetails } from '../orders/orders.ts'
import type { PaymentRoom } from './payment-room.ts'
import { findAcceptedPayment, insertRefundOnce, type PaymentRow } from './payments.sql.ts'

type Refund = { order: OrderRow; payment: PaymentRow; reason: string; by: Actor; now: Date }

/** Opens the one task of giving a payment's money back, and tells the customer. Does nothing the second time. */
export async function openRefund(tx: Db, { platform }: PaymentRoom, { order, payment, reason, by, now }: Refund): Promise<void> {
  const amountVnd = payment.amountVnd
  if (amountVnd === 0) return
  const opened = await insertRefundOnce(tx, { orderId: order.id, paymentId: payment.id, amountVnd, reason, openedBy: by, createdAt: now })
  if (!opened) return
  await insertEvent(tx, order.id, { at: now, what: 'refund', to: 'open', by, note: reason })
  const [details] = await withDetails(tx, [order])
  const { brand } = await readSettings(tx)
  const mail = details && moneyGoesBackMail(details, { brand, publicUrl: platform.config.publicUrl }, { id: payment.id, amount: amountVnd })
  if (mail) await platform.mail.write(tx, mail)
}

/** Part of cancelling an order: what was paid for it goes back. */
export async function giveMoneyBack(tx: Db, room: PaymentRoom, order: OrderRow, now: Date): Promise<void> {
  if (order.paymentStatus !== 'paid') return
  const payment = await findAcceptedPayment(tx, order.id)
  if (payment) await openRefund(tx, room, { order, payment, reason: 'cancelled', by: 'system', now })
}
