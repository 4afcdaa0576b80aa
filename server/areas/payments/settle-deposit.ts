import type { Db } from '../../platform/db.ts'
import { alertOwner, awaitsDeposit, moveOrder, type OrderRow, reserveOrder, updateOrder } from '../orders/orders.ts'
import type { BankNotice } from './bank-notice.ts'
import { bankNumberOf } from './bank-number.ts'
import { openRefund } from './open-refund.ts'
import type { PaymentRoom } from './payment-room.ts'
import { findDeposit, updatePayment } from './payments.sql.ts'
import { receiveDeposit } from './receive-deposit.ts'
import { writePayment } from './write-payment.ts'

/** Whether money that came is the deposit of an order in cash. A deposit of everything is the order's own money. */
export function isDepositOf({ depositVnd, totalVnd }: OrderRow, amount: number): boolean {
  return depositVnd > 0 && amount === depositVnd && amount !== totalVnd
}

/** The deposit of a locked order has come to the shop's account. What nobody waits for any more goes back by hand. */
export async function settleDeposit(tx: Db, room: PaymentRoom, order: OrderRow, notice: BankNotice): Promise<'settled'> {
  const now = room.platform.clock.now()
  if (!awaitsDeposit(order)) {
    const reason = order.depositPaidAt === null ? 'paid-after-cancellation' : 'paid-twice'
    await returnDeposit(tx, room, { order, notice, reason, now })
    return 'settled'
  }
  const live = order.stock === 'held' ? order : await reserveAgain(tx, room, order, now)
  if (live) await receiveDeposit(tx, room.platform, live, { now, by: 'system', transId: notice.reference })
  else await returnLateDeposit(tx, room, { order, notice, now })
  return 'settled'
}

async function reserveAgain(tx: Db, { platform }: PaymentRoom, order: OrderRow, now: Date): Promise<OrderRow | null> {
  const reservation = await reserveOrder(tx, platform, order, { now })
  return reservation.kind === 'reserved' ? reservation.order : null
}

type Late = { order: OrderRow; notice: BankNotice; now: Date }
type Surplus = Late & { reason: 'paid-after-cancellation' | 'paid-twice' | 'paid-late' }

/** It came when nothing was reserved any more and the units were gone: the order ends and the deposit goes back. */
async function returnLateDeposit(tx: Db, room: PaymentRoom, late: Late): Promise<void> {
  const { order, now } = late
  const ended = await moveOrder(tx, room.platform, order, { to: 'cancelled', by: 'system', now, note: 'paid-late' })
  await returnDeposit(tx, room, { ...late, order: ended, reason: 'paid-late' })
}

/** Written down as received, beside what the order was paid by: of the order itself nothing changes. */
async function returnDeposit(tx: Db, room: PaymentRoom, { order, notice, reason, now }: Surplus): Promise<void> {
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
  await openRefund(tx, room, { order, payments: [payment], reason, by: 'system', now })
  await alertOwner(tx, room.platform, { who: 'gateway', what: reason, subject: order.id, details: { transId, amount } })
}

/** All of the order's money has come at once, beside its deposit: that one goes back, if it has not gone already. */
export async function setDepositAside(tx: Db, room: PaymentRoom, order: OrderRow, now: Date): Promise<OrderRow> {
  if (order.depositVnd === 0) return order
  const deposit = await findDeposit(tx, order.id)
  if (deposit) {
    const payment = await updatePayment(tx, deposit.id, { state: 'surplus' })
    await openRefund(tx, room, { order, payments: [payment], reason: 'paid-twice', by: 'system', now })
  }
  return updateOrder(tx, order.id, { depositVnd: 0, depositPaidAt: null })
}
