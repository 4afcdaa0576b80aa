import type { Refund } from '../../../../contract/admin/payments.ts'
import type { Language } from '../../../../contract/language/language.schema.ts'
import { refundFailureText } from '../failure-texts.ts'
import { classifyWithdrawal } from './classify-withdrawal.rule.ts'
import type { StoredRefund } from './refunds.sql.ts'

export function presentRefund({ order, payment, ...refund }: StoredRefund, language: Language): Refund {
  const { failure, withdrawnAt, withdrawnWhy } = refund
  return {
    _id: refund.id,
    order: {
      _id: order.id,
      orderNumber: order.orderNumber,
      fullName: order.shippingAddress.fullName,
      status: order.status,
      paymentMethod: order.paymentMethod,
      paymentStatus: order.paymentStatus,
      finalAmount: order.totalVnd,
    },
    amount: refund.amountVnd,
    reason: refund.reason,
    way: refund.way,
    state: refund.state,
    reference: refund.reference ?? refund.transId,
    failure: failure === null ? null : { code: failure, text: refundFailureText(failure, language) },
    openedBy: refund.openedBy,
    createdAt: refund.createdAt.toISOString(),
    doneAt: refund.doneAt?.toISOString() ?? null,
    withdrawn: withdrawnAt && { at: withdrawnAt.toISOString(), reason: withdrawnWhy ?? '' },
    canWithdraw: classifyWithdrawal(refund, order, payment) === null,
  }
}
