import { audit } from '../../../platform/audit.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { insertEvent } from '../../orders/orders.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { findPayment } from '../payments.sql.ts'
import { classifyWithdrawal } from './classify-withdrawal.rule.ts'
import { lockOrderOfRefund } from './lock-order-of-refund.ts'
import { updateRefund } from './refunds.sql.ts'

type Withdrawn = { refundId: string; reason: string; adminId: string }

/** Withdraws a refund that an admin opened by mistake or no longer wants: its amount is free for another one. */
export async function withdrawRefund({ platform }: Pick<PaymentDeps, 'platform'>, { refundId, reason, adminId }: Withdrawn): Promise<void> {
  await transact(platform.db, async (tx) => {
    const now = platform.clock.now()
    const { order, refund } = await lockOrderOfRefund(tx, refundId)
    const payment = refund.paymentId === null ? undefined : await findPayment(tx, refund.paymentId)
    const refusal = classifyWithdrawal(refund, order, payment)
    if (refusal) throw new AppError(refusal)
    await updateRefund(tx, refundId, { state: 'withdrawn', failure: null, withdrawnAt: now, withdrawnWhy: reason })
    await insertEvent(tx, order.id, { at: now, what: 'refund', from: refund.state, to: 'withdrawn', by: 'admin' })
    const details = { refundId, amount: refund.amountVnd, reason }
    await audit(tx, { who: adminId, what: 'order.refund-withdrawn', subject: order.id, details })
  })
}
