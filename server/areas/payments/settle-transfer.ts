import type { MismatchReason } from '../../../contract/mismatches.admin.ts'
import type { Db } from '../../platform/db.ts'
import { transact, violatedUnique } from '../../platform/transact.ts'
import { awaitsDeposit, findOrderIdByNumber, lockOrder, type OrderRow } from '../orders/orders.ts'
import type { BankNotice } from './bank-notice.ts'
import { bankNumberOf } from './bank-number.ts'
import { orderNumberIn } from './describe-transfer.ts'
import type { GatewayWord } from './judge-word.ts'
import { type Expected, noteTransfer } from './note-mismatch.ts'
import type { PaymentRoom } from './payment-room.ts'
import { findDeposit, findPaymentByBankNumber, findPaymentByTransaction, type PaymentRow } from './payments.sql.ts'
import { isDepositOf, settleDeposit } from './settle-deposit.ts'
import { settleWord } from './settle-payment.ts'
import { writePayment } from './write-payment.ts'

export type TransferSettled = 'settled' | 'known' | 'mismatch'

/**
 * Money has come to the shop's account. It pays the order its description names, if it is all of it, or its deposit;
 * anything else is written down for a person. May be told any number of times: the bank's reference counts once.
 */
export async function settleTransfer(room: PaymentRoom, notice: BankNotice): Promise<TransferSettled> {
  const { db } = room.platform
  if (await findPaymentByTransaction(db, 'bank', notice.reference)) return 'known'
  const orderNumber = orderNumberIn(notice.description)
  const orderId = orderNumber === null ? undefined : await findOrderIdByNumber(db, orderNumber)
  const settle = () => transact(db, (tx) => settleOnce(tx, room, notice, orderId))
  try {
    return await settle()
  } catch (error) {
    const index = violatedUnique(error)
    if (index === 'payments_trans') return 'known'
    // Somebody has noted this very transfer at the same moment: what they noted is there now.
    if (index === 'payments_bank_number') return settle()
    throw error
  }
}

async function settleOnce(tx: Db, room: PaymentRoom, notice: BankNotice, orderId: string | undefined): Promise<TransferSettled> {
  const order = orderId === undefined ? undefined : await lockOrder(tx, orderId)
  if (await findPaymentByTransaction(tx, 'bank', notice.reference)) return 'known'
  const noted = await findPaymentByBankNumber(tx, bankNumberOf(notice.reference))
  if (noted) return settleNoted(tx, room, { notice, noted, order })
  if (!order) return noteStrange(tx, room, { notice, why: 'unknown-order', expected: null })
  // The same money, noted by an admin under words that are no number.
  if ((await findDeposit(tx, order.id))?.reason === notice.reference) return 'known'
  if (isDepositOf(order, notice.amount)) return settleDeposit(tx, room, order, notice)
  if (notice.amount !== order.totalVnd) return noteStrange(tx, room, { notice, why: 'amount', expected: expectedOf(order) })
  const { amount: amountVnd, reference } = notice
  const money = { method: 'bank', amountVnd, bankNumber: bankNumberOf(reference), createdAt: room.platform.clock.now() } as const
  const payment = await writePayment(tx, order, money)
  await settleWord(tx, room, { word: wordOf(payment, notice), payment, order })
  return 'settled'
}

type Noted = { notice: BankNotice; noted: PaymentRow; order: OrderRow | undefined }

/** An admin was faster to find this money. It is the same, unless they noted another sum or another order. */
async function settleNoted(tx: Db, room: PaymentRoom, { notice, noted, order }: Noted): Promise<TransferSettled> {
  const isTheirs = noted.transId === null && (order === undefined || order.id === noted.orderId)
  if (!isTheirs) return noteStrange(tx, room, { notice, why: 'transaction', expected: order ? expectedOf(order) : null })
  if (noted.amountVnd === notice.amount) return 'known'
  return noteStrange(tx, room, { notice, why: 'amount', expected: { orderId: noted.orderId, expectedVnd: noted.amountVnd } })
}

function expectedOf(order: OrderRow): Expected {
  return { orderId: order.id, expectedVnd: awaitsDeposit(order) ? order.depositVnd : order.totalVnd }
}

function wordOf({ gatewayOrderId, gatewayRequestId }: PaymentRow, { amount, reference }: BankNotice): GatewayWord {
  const said = { from: 'callback', isOurs: true, outcome: 'paid', reason: 'paid', resultCode: 0, payType: '' } as const
  return { ...said, gatewayOrderId, requestId: gatewayRequestId, amount, transId: reference }
}

type Strange = { notice: BankNotice; why: MismatchReason; expected: Expected | null }

async function noteStrange(tx: Db, room: PaymentRoom, strange: Strange): Promise<'mismatch'> {
  await noteTransfer(tx, room, strange)
  return 'mismatch'
}
