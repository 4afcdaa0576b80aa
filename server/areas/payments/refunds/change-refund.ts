import type { RefundChange } from '../../../../contract/admin/payments.ts'
import { audit } from '../../../platform/audit.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { lockOrder } from '../../orders/orders.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { executeRefund, sendWithTimeout } from './execute-refund.ts'
import { lockOrderOfRefund } from './lock-order-of-refund.ts'
import { findRefund, type RefundRow } from './refunds.sql.ts'
import { beginTry } from './request-refund.ts'
import { finishRefund } from './settle-refund.ts'
import { withdrawRefund } from './withdraw-refund.ts'

type RefundChangeRequest = { refundId: string; change: RefundChange; adminId: string }

/** An admin changes a refund: it was sent another way, MoMo is to be called again, or it was a mistake. */
export async function changeRefund(deps: PaymentDeps, { refundId, change, adminId }: RefundChangeRequest): Promise<RefundRow> {
  switch (change.action) {
    case 'done':
      return recordManualRefund(deps, { refundId, reference: change.reference, adminId })
    case 'retry':
      return tryAgain(deps, { refundId, adminId })
    case 'withdraw':
      await withdrawRefund(deps, { refundId, reason: change.reason, adminId })
      return getRefundRow(deps, refundId)
  }
}

/** Refused while MoMo may still send it: the money would be refunded twice. */
async function recordManualRefund(deps: PaymentDeps, noted: { refundId: string; reference: string; adminId: string }): Promise<RefundRow> {
  const { refundId, reference, adminId } = noted
  const { platform } = deps
  await transact(platform.db, async (tx) => {
    const now = platform.clock.now()
    const { order, refund } = await lockOrderOfRefund(tx, refundId)
    if (refund.state !== 'open' && refund.state !== 'failed') throw new AppError('move_not_allowed')
    const details = { refundId, amount: refund.amountVnd, reference }
    await audit(tx, { who: adminId, what: 'order.refund-by-hand', subject: order.id, details })
    await finishRefund(tx, deps, { order, refund, reference, by: 'admin', now })
  })
  return getRefundRow(deps, refundId)
}

async function tryAgain(deps: PaymentDeps, { refundId, adminId }: { refundId: string; adminId: string }): Promise<RefundRow> {
  const { platform } = deps
  const known = await findRefund(platform.db, refundId)
  if (!known) throw new AppError('not_found')
  if (known.way === 'hand' || known.state === 'done' || known.state === 'withdrawn') throw new AppError('move_not_allowed')
  if (known.state === 'sent') {
    await executeRefund(deps, known)
    return getRefundRow(deps, refundId)
  }
  const begun = await transact(platform.db, async (tx) => {
    const now = platform.clock.now()
    await lockOrder(tx, known.orderId)
    const refund = await beginTry(tx, deps, known, now)
    await audit(tx, { who: adminId, what: 'order.refund-again', subject: known.orderId, details: { refundId, tries: refund.tries } })
    return refund
  })
  return sendWithTimeout(deps, begun)
}

async function getRefundRow({ platform }: PaymentDeps, refundId: string): Promise<RefundRow> {
  const refund = await findRefund(platform.db, refundId)
  if (!refund) throw new AppError('not_found')
  return refund
}
