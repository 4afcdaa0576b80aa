import type { Db } from '../../platform/database/client.ts'
import type { Platform } from '../../platform/platform.ts'
import { awaitsDeposit, moveOrder, movePayment, type OrderRow, restOf, updateOrder } from '../orders/orders.ts'
import { bankNumberOf } from './bank-transfer/bank-number.rule.ts'
import type { PaymentRow } from './payments.sql.ts'
import { claimEarlierRefunds } from './refunds/open-return-refund.ts'
import { writePayment } from './write-payment.ts'

type MoneyReceipt = { now: Date; reference?: string | undefined }
type Received = { order: OrderRow; payment: PaymentRow }

/** Staff have seen the whole missing sum: pays the locked, unpaid order and processes it. */
export async function receiveMoney(tx: Db, platform: Platform, order: OrderRow, { now, reference }: MoneyReceipt): Promise<Received> {
  const payment = await writePayment(tx, order, {
    method: order.paymentMethod,
    amountVnd: restOf(order),
    state: 'paid',
    reason: reference ?? null,
    bankNumber: order.paymentMethod === 'bank' ? bankNumberOf(reference) : null,
    paidAt: now,
    createdAt: now,
  })
  // The whole sum leaves no deposit to pay.
  const whole = awaitsDeposit(order) ? await updateOrder(tx, order.id, { depositVnd: 0 }) : order
  const paid = await movePayment(tx, whole, { to: 'paid', by: 'admin', now, note: reference })
  const begun = paid.status === 'pending' ? await moveOrder(tx, platform, paid, { to: 'processing', by: 'admin', now }) : paid
  return { order: await claimEarlierRefunds(tx, begun, payment, now), payment }
}
