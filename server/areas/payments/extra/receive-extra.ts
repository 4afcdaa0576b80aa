import type { Db } from '../../../platform/database/client.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Actor, extraPaidMail, insertEvent, mailCustomer, type OrderRow } from '../../orders/orders.ts'
import { bankNumberOf } from '../bank-transfer/bank-number.rule.ts'
import { retireAttempt } from '../retire-attempt.ts'
import { writePayment } from '../write-payment.ts'
import { settleBalance } from './settle-balance.ts'

type ExtraReceipt = { amount: number; paymentId: string; by: Actor; now: Date }

/** Money for the difference of an edited order was recorded: less is due now, and what is too much is refunded. */
export async function settleExtra(
  tx: Db,
  platform: Platform,
  order: OrderRow,
  { amount, paymentId, by, now }: ExtraReceipt,
): Promise<OrderRow> {
  await insertEvent(tx, order.id, { at: now, what: 'extra', to: 'paid', by })
  const settled = await settleBalance(tx, order, { received: order.totalVnd - order.extraDueVnd + amount, now })
  await mailCustomer(tx, platform, settled.order, (details, sender) => extraPaidMail(details, sender, { id: paymentId, amount }))
  return settled.order
}

type SeenExtra = { by: Actor; now: Date; reference?: string | undefined; transId?: string }

/** The whole difference was received without a gateway's page: by transfer, or in cash. The order is locked and awaits it. */
export async function receiveExtra(
  tx: Db,
  platform: Platform,
  order: OrderRow,
  { by, now, reference, transId }: SeenExtra,
): Promise<OrderRow> {
  await retireAttempt(tx, order, now)
  const payment = await writePayment(tx, order, {
    method: order.paymentMethod === 'cod' && !transId ? 'cod' : 'bank',
    amountVnd: order.extraDueVnd,
    isExtra: true,
    state: 'paid',
    transId: transId ?? null,
    bankNumber: bankNumberOf(transId ?? reference),
    reason: reference ?? null,
    paidAt: now,
    createdAt: now,
  })
  return settleExtra(tx, platform, order, { amount: payment.amountVnd, paymentId: payment.id, by, now })
}
