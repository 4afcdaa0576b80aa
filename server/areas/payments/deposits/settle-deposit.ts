import type { Db } from '../../../platform/database/client.ts'
import { alertOwner, awaitsDeposit, moveOrder, type OrderRow, reserveAfterPlacing, updateOrder } from '../../orders/orders.ts'
import { bankNumberOf } from '../bank-transfer/bank-number.rule.ts'
import type { BankTransferEvent } from '../bank-transfer/bank-webhook.rule.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { findDeposit, updatePayment } from '../payments.sql.ts'
import { openRefund } from '../refunds/open-refund.ts'
import { writePayment } from '../write-payment.ts'
import { receiveDeposit } from './receive-deposit.ts'

/** Whether received money is the deposit of a cash order. A deposit of the whole total is the order's payment. */
export function isDepositOf({ depositVnd, totalVnd }: OrderRow, amount: number): boolean {
  return depositVnd > 0 && amount === depositVnd && amount !== totalVnd
}

/** The deposit of a locked order was received on the shop's account. One that the order no longer waits for is refunded manually. */
export async function settleDeposit(tx: Db, deps: PaymentDeps, order: OrderRow, notice: BankTransferEvent): Promise<'settled'> {
  const now = deps.platform.clock.now()
  if (!awaitsDeposit(order)) {
    const reason = order.depositPaidAt === null ? 'paid-after-cancellation' : 'paid-twice'
    await returnDeposit(tx, deps, { order, notice, reason, now })
    return 'settled'
  }
  const live = order.stock === 'held' ? order : await reserveAgain(tx, deps, order, now)
  if (live) await receiveDeposit(tx, deps.platform, live, { now, by: 'system', transId: notice.reference })
  else await returnLateDeposit(tx, deps, { order, notice, now })
  return 'settled'
}

async function reserveAgain(tx: Db, { platform }: PaymentDeps, order: OrderRow, now: Date): Promise<OrderRow | null> {
  const reservation = await reserveAfterPlacing(tx, platform, order, { now })
  return reservation.kind === 'reserved' ? reservation.order : null
}

type Late = { order: OrderRow; notice: BankTransferEvent; now: Date }
type RefundedDeposit = Late & { reason: 'paid-after-cancellation' | 'paid-twice' | 'paid-late' }

/** It arrived without a reservation and with no units left: cancels the order and refunds the deposit. */
async function returnLateDeposit(tx: Db, deps: PaymentDeps, late: Late): Promise<void> {
  const { order, now } = late
  const ended = await moveOrder(tx, deps.platform, order, { to: 'cancelled', by: 'system', now, note: 'paid-late' })
  await returnDeposit(tx, deps, { ...late, order: ended, reason: 'paid-late' })
}

/** Recorded as received beside the order's payment; the order itself does not change. */
async function returnDeposit(tx: Db, deps: PaymentDeps, { order, notice, reason, now }: RefundedDeposit): Promise<void> {
  const { amount, reference: transId } = notice
  const payment = await writePayment(tx, order, {
    method: 'bank',
    amountVnd: amount,
    isDeposit: true,
    state: 'surplus',
    transId,
    bankNumber: bankNumberOf(transId),
    paidAt: now,
    createdAt: now,
  })
  await openRefund(tx, deps, { order, payments: [payment], reason, by: 'system', now })
  await alertOwner(tx, deps.platform, { who: 'gateway', what: reason, subject: order.id, details: { transId, amount } })
}

/** The whole total arrived beside the deposit: opens a refund of the deposit, and the order no longer has one. */
export async function refundDepositBesideTotal(tx: Db, deps: PaymentDeps, order: OrderRow, now: Date): Promise<OrderRow> {
  if (order.depositVnd === 0) return order
  const deposit = await findDeposit(tx, order.id)
  if (deposit) {
    const payment = await updatePayment(tx, deposit.id, { state: 'surplus' })
    await openRefund(tx, deps, { order, payments: [payment], reason: 'paid-twice', by: 'system', now })
  }
  return updateOrder(tx, order.id, { depositVnd: 0, depositPaidAt: null })
}
