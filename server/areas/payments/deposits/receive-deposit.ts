import type { Db } from '../../../platform/database/client.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  type Actor,
  depositReceivedMail,
  insertEvent,
  mailCustomer,
  moveOrder,
  movePayment,
  type OrderRow,
  updateOrder,
} from '../../orders/orders.ts'
import { bankNumberOf } from '../bank-transfer/bank-number.rule.ts'
import { writePayment } from '../write-payment.ts'

/** `transId`: the bank's number of it; `reference`: what an admin read on the statement. */
type DepositReceipt = { now: Date; by: Actor; transId?: string; reference?: string | undefined }

/**
 * Records the deposit of a locked order that waits for one and has its units reserved. It confirms the order. The
 * order stays unpaid and is not processed by it, unless the deposit was the whole total.
 */
export async function receiveDeposit(tx: Db, platform: Platform, order: OrderRow, received: DepositReceipt): Promise<OrderRow> {
  const { now, by, transId = null, reference = null } = received
  await writePayment(tx, order, {
    method: 'bank',
    amountVnd: order.depositVnd,
    isDeposit: true,
    state: 'paid',
    transId,
    bankNumber: bankNumberOf(transId ?? reference),
    reason: reference,
    paidAt: now,
    createdAt: now,
  })
  await insertEvent(tx, order.id, { at: now, what: 'deposit', to: 'paid', by })
  const updated = await updateOrder(tx, order.id, { depositPaidAt: now, confirmedAt: order.confirmedAt ?? now, ipKey: null })
  if (updated.depositVnd === updated.totalVnd) {
    const paid = await movePayment(tx, updated, { to: 'paid', by, now })
    return moveOrder(tx, platform, paid, { to: 'processing', by, now })
  }
  await mailCustomer(tx, platform, updated, depositReceivedMail)
  return updated
}
