import { addMinutes, addSeconds } from '../../../../contract/durations.ts'
import { audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import {
  type Actor,
  alertOwner,
  finishReturn,
  insertEvent,
  lockOrder,
  mailCustomer,
  movePayment,
  type OrderRow,
} from '../../orders/orders.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { findOrderMoney } from '../payments.sql.ts'
import type { RefundVerdict } from './classify-refund.rule.ts'
import { leftOf } from './money-left.ts'
import { refundSentMail } from './refund-mails.ts'
import { findRefundsOf, lockRefund, type RefundRow, updateRefund } from './refunds.sql.ts'

type Settling = Exclude<RefundVerdict, { kind: 'not-received' }>

/** Records the gateway's response to a refund or a query of it. A refund that is done stays done. */
export async function settleRefund({ platform }: PaymentDeps, sent: RefundRow, verdict: Settling): Promise<void> {
  await transact(platform.db, async (tx) => {
    const now = platform.clock.now()
    const order = await lockOrder(tx, sent.orderId)
    const refund = await lockRefund(tx, sent.id)
    // A response to an earlier attempt, or one that another process settled first.
    if (!order || refund.state !== 'sent' || refund.gatewayRequestId !== sent.gatewayRequestId) return
    if (verdict.kind === 'done') return finishRefund(tx, { platform }, { order, refund, transId: verdict.transId, by: 'gateway', now })
    if (verdict.kind === 'pending') {
      await updateRefund(tx, refund.id, { askAt: nextLook(refund.queries, now), resultCode: verdict.resultCode })
      if (!verdict.isStrange || verdict.resultCode === refund.resultCode) return
      return alert(tx, { platform }, refund, 'refund-unclear', verdict)
    }
    const { resultCode, code } = verdict
    // A final response never changes, so the next attempt needs another id.
    const name = verdict.kind === 'failed' ? { gatewayOrderId: null } : {}
    await updateRefund(tx, refund.id, { state: 'failed', askAt: null, resultCode, failure: code, ...name })
    await insertEvent(tx, order.id, { at: now, what: 'refund', to: 'failed', by: 'gateway' })
    await alert(tx, { platform }, refund, 'refund-failed', verdict)
  })
}

type Finished = { order: OrderRow; refund: RefundRow; transId?: string; reference?: string; by: Actor; now: Date }

/** The money is refunded: mails the customer, and marks the order refunded once all of its money is. */
export async function finishRefund(tx: Db, { platform }: Pick<PaymentDeps, 'platform'>, finished: Finished): Promise<void> {
  const { order, refund, transId = null, reference = null, by, now } = finished
  const done = await updateRefund(tx, refund.id, { state: 'done', askAt: null, failure: null, transId, reference, doneAt: now })
  await insertEvent(tx, order.id, { at: now, what: 'refund', from: refund.state, to: 'done', by })
  if (by === 'gateway') {
    const details = { refundId: refund.id, amount: refund.amountVnd, transId }
    await audit(tx, { who: 'gateway', what: 'order.refunded', subject: order.id, details })
  }
  const back = (await findRefundsOf(tx, order.id)).filter(({ state }) => state === 'done')
  const isAll = leftOf(await findOrderMoney(tx, order.id), back) <= 0
  if (isAll && order.paymentStatus === 'paid') await movePayment(tx, order, { to: 'refunded', by, now })
  await finishReturn(tx, order, { refundId: refund.id, by, now })
  await mailCustomer(tx, platform, order, (details, sender) => refundSentMail(details, sender, done))
}

async function alert(
  tx: Db,
  { platform }: Pick<PaymentDeps, 'platform'>,
  refund: RefundRow,
  what: 'refund-failed' | 'refund-unclear',
  said: object,
): Promise<void> {
  const { id, amountVnd: amount, gatewayOrderId } = refund
  await alertOwner(tx, platform, {
    who: 'gateway',
    what,
    subject: refund.orderId,
    details: { refundId: id, amount, gatewayOrderId, ...said },
  })
}

/** After half a minute, then less and less often, at the end once an hour, without an end. */
export function nextLook(queries: number, now: Date): Date {
  return queries < 4 ? addSeconds(now, 30 * 2 ** Math.max(0, queries)) : addMinutes(now, Math.min(60, 5 * 2 ** Math.min(4, queries - 4)))
}
