import type { Db } from '../../../platform/database/client.ts'
import { insertEvent, type OrderRow, updateOrder } from '../../orders/orders.ts'
import { findAcceptedPayments } from '../payments.sql.ts'
import { leftOf, wayOf } from '../refunds/money-left.ts'
import { findRefundsOf, insertRefund, type RefundRow, updateRefund } from '../refunds/refunds.sql.ts'
import { type Balance, balanceOf, editReason } from './extra-due.rule.ts'

/** What an edit that sets this total would do to a paid order's money. `isBeyondPaid`: more would go back than was paid. */
export async function findBalance(
  db: Db,
  { id, totalVnd, extraDueVnd }: OrderRow,
  total: number,
): Promise<Balance & { isBeyondPaid: boolean }> {
  const refunds = await findRefundsOf(db, id)
  const waiting = waitingTasks(refunds).reduce((sum, { amountVnd }) => sum + amountVnd, 0)
  const balance = balanceOf({ received: totalVnd - extraDueVnd, total, waiting })
  // Staff may have refunded a part for another reason.
  return { ...balance, isBeyondPaid: balance.refund > 0 && balance.refund > leftOf(await findAcceptedPayments(db, id), refunds) }
}

/**
 * Settles the money of a locked, paid order with its total: what is missing becomes due, what is too much is refunded by the
 * shop. `received`: its money, without what earlier edits refund.
 */
export async function settleBalance(
  tx: Db,
  order: OrderRow,
  { received, now }: { received: number; now: Date },
): Promise<{ order: OrderRow; balance: Balance }> {
  const tasks = waitingTasks(await findRefundsOf(tx, order.id))
  const waiting = tasks.reduce((sum, { amountVnd }) => sum + amountVnd, 0)
  const balance = balanceOf({ received, total: order.totalVnd, waiting })
  if (balance.unrefunded > 0) await reduceTasks(tx, order, { tasks, amount: balance.unrefunded, now })
  if (balance.refund > 0) await openTask(tx, order, { task: tasks[0], amount: balance.refund, now })
  if (balance.extra === order.extraDueVnd) return { order, balance }
  if (balance.extra > 0) await insertEvent(tx, order.id, { at: now, what: 'extra', to: 'due', by: 'system' })
  return { order: await updateOrder(tx, order.id, { extraDueVnd: balance.extra }), balance }
}

/** Refunds of edits that nobody has sent. */
function waitingTasks(refunds: RefundRow[]): RefundRow[] {
  const isWaiting = ({ state }: RefundRow) => state === 'open' || state === 'failed'
  return refunds.filter((refund) => refund.reason === editReason && isWaiting(refund) && refund.gatewayOrderId === null)
}

type Change = { amount: number; now: Date }

async function reduceTasks(tx: Db, order: OrderRow, { tasks, amount, now }: Change & { tasks: RefundRow[] }): Promise<void> {
  const payments = await findAcceptedPayments(tx, order.id)
  let left = amount
  for (const task of tasks) {
    const part = Math.min(left, task.amountVnd)
    left -= part
    if (part === 0) return
    const rest = task.amountVnd - part
    if (rest > 0) await updateRefund(tx, task.id, { amountVnd: rest, way: wayOf(payments, rest) })
    else {
      await updateRefund(tx, task.id, { state: 'withdrawn', failure: null, withdrawnAt: now, withdrawnWhy: editReason })
      await insertEvent(tx, order.id, { at: now, what: 'refund', from: task.state, to: 'withdrawn', by: 'system' })
    }
  }
}

/** A refund of an earlier edit that was not sent yet grows; the customer gets one sum. */
async function openTask(tx: Db, order: OrderRow, { task, amount, now }: Change & { task: RefundRow | undefined }): Promise<void> {
  const payments = await findAcceptedPayments(tx, order.id)
  const sum = (task?.amountVnd ?? 0) + amount
  const way = wayOf(payments, sum)
  if (task) {
    await updateRefund(tx, task.id, { amountVnd: sum, way })
    return
  }
  const paymentId = payments[0]?.id ?? null
  await insertRefund(tx, { orderId: order.id, paymentId, amountVnd: sum, reason: editReason, way, openedBy: 'admin', createdAt: now })
  await insertEvent(tx, order.id, { at: now, what: 'refund', to: 'open', by: 'admin', note: editReason })
}
