import type { Db } from '../../../platform/database/client.ts'
import { type Actor, findDifference, insertEvent, type OrderRow, setDifferencePaid } from '../../orders/orders.ts'
import { bankNumberOf } from '../bank-transfer/bank-number.rule.ts'
import type { PaymentRow } from '../payments.sql.ts'
import { claimEarlierRefunds } from '../refunds/open-return-refund.ts'
import { writePayment } from '../write-payment.ts'

type DifferenceReceipt = {
  exchangeId: string
  method: 'bank' | 'cod'
  by: Actor
  now: Date
  reference?: string | undefined
  transId?: string | undefined
}

/** Records that the customer's money for the difference of an exchange has arrived, once. The order is locked. */
export async function receiveDifference(tx: Db, order: OrderRow, receipt: DifferenceReceipt): Promise<PaymentRow | null> {
  const { exchangeId, method, by, now, reference, transId } = receipt
  const difference = await findDifference(tx, exchangeId)
  if (!difference || difference.isPaid || difference.amountVnd < 1) return null
  const payment = await writePayment(tx, order, {
    method,
    exchangeId,
    amountVnd: difference.amountVnd,
    state: 'paid',
    reason: reference ?? null,
    transId: transId ?? null,
    bankNumber: method === 'bank' ? bankNumberOf(transId ?? reference) : null,
    paidAt: now,
    createdAt: now,
  })
  await setDifferencePaid(tx, exchangeId, now)
  await insertEvent(tx, order.id, { at: now, what: 'difference', to: 'paid', by, note: reference })
  // While its price is on its way, refunds wait for that: it is the larger sum.
  if (order.paymentStatus !== 'unpaid') await claimEarlierRefunds(tx, order, payment, now)
  return payment
}
