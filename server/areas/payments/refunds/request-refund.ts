import { addSeconds } from '../../../../contract/durations.ts'
import { newId } from '../../../../db/new-id.ts'
import { audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { insertEvent, lockOrder, type OrderRow } from '../../orders/orders.ts'
import { editReason } from '../extra/extra-due.rule.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { PaymentRow } from '../payments.sql.ts'
import { readMoneyLeft, refundsOf, wayOf } from './money-left.ts'
import { findRefundsOf, insertRefund, lockRefund, type RefundRow, updateRefund } from './refunds.sql.ts'

/** Longer than a call to the gateway may take: the lease of a process that died ends by then. */
export const leaseSeconds = 60

export type RefundOrder = { orderId: string; amount?: number | undefined; reason: string; key?: string | undefined; adminId: string }

/**
 * The refund an admin requests, recorded with its gateway ids before the gateway is called. `isOurs`: this call has
 * to send it; otherwise it is in progress, done, or to be sent by hand.
 */
export async function requestRefund(deps: PaymentDeps, asked: RefundOrder): Promise<{ refund: RefundRow; isOurs: boolean }> {
  return transact(deps.platform.db, async (tx) => {
    const now = deps.platform.clock.now()
    const order = await lockOrder(tx, asked.orderId)
    if (!order) throw new AppError('not_found')
    const chosen = await chooseRefund(tx, order, asked, now)
    const { amount, reason, adminId } = asked
    const details = { refundId: chosen.id, amount: chosen.amountVnd, asked: amount, reason, state: chosen.state }
    await audit(tx, { who: adminId, what: 'order.refund', subject: order.id, details })
    if (chosen.way === 'hand' || !isWaiting(chosen)) return { refund: chosen, isOurs: false }
    return { refund: await beginTry(tx, deps, chosen, now), isOurs: true }
  })
}

/** An admin lets MoMo be called again for a refund that waits or was refused. The refund's order is locked. */
export async function beginTry(tx: Db, { platform, momo }: PaymentDeps, known: RefundRow, now: Date): Promise<RefundRow> {
  if (!momo) throw new AppError('payment_method_unavailable')
  const refund = await lockRefund(tx, known.id)
  if (refund.state !== 'open' && refund.state !== 'failed') throw new AppError('move_not_allowed')
  const tries = refund.tries + 1
  const begun = await updateRefund(tx, refund.id, {
    state: 'sent',
    tries,
    queries: 0,
    gatewayOrderId: refund.gatewayOrderId ?? `${refund.id}-${tries}`,
    gatewayRequestId: newId('req'),
    askAt: addSeconds(now, leaseSeconds),
    resultCode: null,
    failure: null,
  })
  platform.log.info({ refund: refund.id, tries }, 'a refund is sent')
  return begun
}

async function chooseRefund(tx: Db, order: OrderRow, asked: RefundOrder, now: Date): Promise<RefundRow> {
  const { amount, key } = asked
  const known = await findRefundsOf(tx, order.id)
  const same = key === undefined ? undefined : known.find(({ requestKey }) => requestKey === key)
  if (same && amount !== undefined && same.amountVnd !== amount) throw new AppError('idempotency_reused')
  if (same) return same

  const fits = (refund: RefundRow) => amount === undefined || refund.amountVnd === amount
  const begun = known.find((refund) => refund.state === 'sent' && fits(refund)) ?? known.find((refund) => isWaiting(refund) && fits(refund))
  if (begun) return key && !begun.requestKey ? updateRefund(tx, begun.id, { requestKey: key }) : begun

  const { payments, here: left } = await readMoneyLeft(tx, order.id, known)
  const [payment] = payments
  if (!payment) throw new AppError('refund_refused')
  const wanted = amount ?? left
  if (wanted < 1) throw new AppError('refund_refused')
  const widened = wanted > left ? await takeFromTask(tx, payments, known, { wanted, missing: wanted - left }) : null
  if (widened) return widened
  const way = wayOf(payments, wanted, await findRefundsOf(tx, order.id))
  return openByAdmin(tx, { order, payment, way, amount: wanted, asked, now })
}

function isWaiting({ state }: RefundRow): boolean {
  return state === 'open' || state === 'failed'
}

/**
 * More is requested than is free: takes the difference out of a task that is not in progress. Where nothing of the
 * task would be left, the task itself becomes the requested refund, and is returned.
 */
async function takeFromTask(tx: Db, payments: PaymentRow[], known: RefundRow[], { wanted, missing }: { wanted: number; missing: number }) {
  const isFree = (refund: RefundRow) => isWaiting(refund) && refund.gatewayOrderId === null && refund.reason !== editReason
  const task = refundsOf(payments, known).find((refund) => isFree(refund) && refund.amountVnd >= missing)
  if (!task) throw new AppError('refund_refused')
  const amountVnd = task.amountVnd === missing ? wanted : task.amountVnd - missing
  const others = known.filter(({ id }) => id !== task.id)
  const changed = await updateRefund(tx, task.id, { amountVnd, way: wayOf(payments, amountVnd, others) })
  return task.amountVnd === missing ? changed : null
}

type Opening = { order: OrderRow; payment: PaymentRow; way: RefundRow['way']; amount: number; asked: RefundOrder; now: Date }

async function openByAdmin(tx: Db, { order, payment, way, amount, asked, now }: Opening): Promise<RefundRow> {
  await insertEvent(tx, order.id, { at: now, what: 'refund', to: 'open', by: 'admin' })
  return insertRefund(tx, {
    orderId: order.id,
    paymentId: payment.id,
    amountVnd: amount,
    reason: asked.reason,
    way,
    openedBy: 'admin',
    requestKey: asked.key ?? null,
    createdAt: now,
  })
}
