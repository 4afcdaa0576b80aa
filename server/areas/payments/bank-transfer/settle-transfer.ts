import type { MismatchReason } from '../../../../contract/admin/unmatched-payments.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact, violatedUnique } from '../../../platform/database/transaction.ts'
import { awaitsDeposit, findDueDifference, findOrderIdByNumber, lockOrder, type OrderRow } from '../../orders/orders.ts'
import { isDepositOf, settleDeposit } from '../deposits/settle-deposit.ts'
import { receiveDifference } from '../exchange-differences/receive-difference.ts'
import { awaitsExtra } from '../extra/extra-due.rule.ts'
import { receiveExtra } from '../extra/receive-extra.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { PaymentEvent } from '../payment-event.rule.ts'
import { findDeposit, findPaymentByBankNumber, findPaymentByTransaction, type PaymentRow } from '../payments.sql.ts'
import { settleEvent } from '../settle-payment.ts'
import { type Expected, recordTransferMismatch } from '../unmatched/record-mismatch.ts'
import { writePayment } from '../write-payment.ts'
import { bankNumberOf } from './bank-number.rule.ts'
import type { BankTransferEvent } from './bank-webhook.rule.ts'
import { orderNumberIn } from './present-transfer.rule.ts'

export type TransferSettled = 'settled' | 'known' | 'mismatch'

/**
 * Money was received on the shop's account. It pays the order named in its description if it is the whole sum, or its
 * deposit; anything else is recorded as unmatched. Idempotent: the bank's reference counts once.
 */
export async function settleTransfer(deps: PaymentDeps, notice: BankTransferEvent): Promise<TransferSettled> {
  const result = await settleNew(deps, notice)
  deps.countEvent({ method: 'bank', result })
  return result
}

async function settleNew(deps: PaymentDeps, notice: BankTransferEvent): Promise<TransferSettled> {
  const { db } = deps.platform
  if (await findPaymentByTransaction(db, 'bank', notice.reference)) return 'known'
  const orderNumber = orderNumberIn(notice.description)
  const orderId = orderNumber === null ? undefined : await findOrderIdByNumber(db, orderNumber)
  const settle = () => transact(db, (tx) => settleOnce(tx, deps, notice, orderId))
  try {
    return await settle()
  } catch (error) {
    const index = violatedUnique(error)
    if (index === 'payments_trans') return 'known'
    // A concurrent request recorded this transfer: it can be read now.
    if (index === 'payments_bank_number') return settle()
    throw error
  }
}

async function settleOnce(tx: Db, deps: PaymentDeps, notice: BankTransferEvent, orderId: string | undefined): Promise<TransferSettled> {
  const order = orderId === undefined ? undefined : await lockOrder(tx, orderId)
  if (await findPaymentByTransaction(tx, 'bank', notice.reference)) return 'known'
  const noted = await findPaymentByBankNumber(tx, bankNumberOf(notice.reference))
  if (noted) return settleNoted(tx, deps, { notice, noted, order })
  if (!order) return recordStrangeTransfer(tx, deps, { notice, why: 'unknown-order', expected: null })
  // The same money, recorded by an admin with a text that is no number.
  if ((await findDeposit(tx, order.id))?.reason === notice.reference) return 'known'
  const isOfOrder = notice.amount === order.totalVnd && order.paymentStatus !== 'paid'
  const exchangeId = isOfOrder ? undefined : await findDueDifference(tx, order.id, notice.amount)
  if (exchangeId) {
    const now = deps.platform.clock.now()
    await receiveDifference(tx, order, { exchangeId, method: 'bank', by: 'gateway', now, transId: notice.reference })
    return 'settled'
  }
  if (awaitsExtra(order) && notice.amount === order.extraDueVnd) {
    await receiveExtra(tx, deps.platform, order, { by: 'gateway', now: deps.platform.clock.now(), transId: notice.reference })
    return 'settled'
  }
  if (isDepositOf(order, notice.amount)) return settleDeposit(tx, deps, order, notice)
  if (notice.amount !== order.totalVnd) return recordStrangeTransfer(tx, deps, { notice, why: 'amount', expected: expectedOf(order) })
  const { amount: amountVnd, reference } = notice
  const money = { method: 'bank', amountVnd, bankNumber: bankNumberOf(reference), createdAt: deps.platform.clock.now() } as const
  const payment = await writePayment(tx, order, money)
  await settleEvent(tx, deps, { event: eventOf(payment, notice), payment, order })
  return 'settled'
}

type Noted = { notice: BankTransferEvent; noted: PaymentRow; order: OrderRow | undefined }

/** An admin recorded this money first. It is the same, unless the sum or the order differs. */
async function settleNoted(tx: Db, deps: PaymentDeps, { notice, noted, order }: Noted): Promise<TransferSettled> {
  const isTheirs = noted.transId === null && (order === undefined || order.id === noted.orderId)
  if (!isTheirs) return recordStrangeTransfer(tx, deps, { notice, why: 'transaction', expected: order ? expectedOf(order) : null })
  if (noted.amountVnd === notice.amount) return 'known'
  return recordStrangeTransfer(tx, deps, { notice, why: 'amount', expected: { orderId: noted.orderId, expectedVnd: noted.amountVnd } })
}

function expectedOf(order: OrderRow): Expected {
  const { id: orderId, extraDueVnd, depositVnd, totalVnd } = order
  return { orderId, expectedVnd: awaitsExtra(order) ? extraDueVnd : awaitsDeposit(order) ? depositVnd : totalVnd }
}

function eventOf({ gatewayOrderId, gatewayRequestId }: PaymentRow, { amount, reference }: BankTransferEvent): PaymentEvent {
  const said = { from: 'callback', isOurs: true, outcome: 'paid', reason: 'paid', resultCode: 0, payType: '' } as const
  return { ...said, gatewayOrderId, requestId: gatewayRequestId, amount, transId: reference }
}

type Strange = { notice: BankTransferEvent; why: MismatchReason; expected: Expected | null }

async function recordStrangeTransfer(tx: Db, deps: PaymentDeps, strange: Strange): Promise<'mismatch'> {
  await recordTransferMismatch(tx, deps, strange)
  return 'mismatch'
}
