import type { Db } from '../../platform/db.ts'
import { transact, violatedUnique } from '../../platform/transact.ts'
import { lockOrder, type OrderRow } from '../orders/orders.ts'
import { acceptMoney, returnMoney } from './accept-money.ts'
import { type GatewayWord, judgeWord, type Verdict } from './judge-word.ts'
import { noteFailedTry } from './note-failed-try.ts'
import { type Expected, noteWord } from './note-mismatch.ts'
import type { PaymentRoom } from './payment-room.ts'
import { findPaymentByGatewayOrder, findPaymentByTransaction, lockPayment, type PaymentRow, updatePayment } from './payments.sql.ts'

export type Settled = Verdict['kind'] | 'unknown-order'

/**
 * The one way a payment moves, whoever brings the gateway's word: its callback, a browser's return,
 * our own question. May be told the same word any number of times, in any order, by any process.
 */
export async function settlePayment(room: PaymentRoom, word: GatewayWord): Promise<Settled> {
  if (word.outcome === 'unknown') room.platform.log.warn({ resultCode: word.resultCode }, 'alert: a result code nobody knows')
  const known = await findPaymentByGatewayOrder(room.platform.db, word.gatewayOrderId)
  if (!known) return refuseWord(room, word, { why: 'unknown-order', expected: null })
  if (isOldNews(word, known)) return 'nothing'
  try {
    return await settleOnce(room, word, known)
  } catch (error) {
    // Two tries with one transaction at the same moment: the second one to be written is the wrong one.
    if (violatedUnique(error) === 'payments_trans') return refuseWord(room, word, { why: 'transaction', expected: expectedOf(known) })
    throw error
  }
}

/** Most duplicates are recognised without a lock. */
function isOldNews(word: GatewayWord, payment: PaymentRow): boolean {
  const sameMoney = payment.transId === word.transId && payment.amountVnd === word.amount
  return (payment.state === 'paid' || payment.state === 'surplus') && sameMoney && isPaid(word)
}

function isPaid({ outcome }: GatewayWord): boolean {
  return outcome === 'paid' || outcome === 'authorised'
}

async function settleOnce(room: PaymentRoom, word: GatewayWord, known: PaymentRow): Promise<Settled> {
  return transact(room.platform.db, async (tx) => {
    // The order first, then the payment: everybody who needs both takes them in this order.
    const order = await lockOrder(tx, known.orderId)
    const payment = await lockPayment(tx, known.id)
    if (!order) throw new Error('a payment without its order')
    return settleWord(tx, room, { word, payment, order })
  })
}

/** As {@link settlePayment}, of a locked payment of a locked order. */
export async function settleWord(tx: Db, room: PaymentRoom, { word, payment, order }: Omit<Case, 'verdict'>): Promise<Verdict['kind']> {
  const verdict = await judge(tx, word, payment, order)
  await carryOut(tx, room, { word, verdict, payment, order })
  return verdict.kind
}

async function judge(tx: Db, word: GatewayWord, payment: PaymentRow, order: OrderRow): Promise<Verdict> {
  const verdict = judgeWord(word, payment, order)
  if (!verdict.kind.startsWith('pay')) return verdict
  const known = await findPaymentByTransaction(tx, payment.method, word.transId)
  return known && known.id !== payment.id ? { kind: 'mismatch', why: 'transaction' } : verdict
}

type Case = { word: GatewayWord; verdict: Verdict; payment: PaymentRow; order: OrderRow }

async function carryOut(tx: Db, room: PaymentRoom, { word, verdict, payment, order }: Case): Promise<void> {
  const now = room.platform.clock.now()
  switch (verdict.kind) {
    case 'nothing':
      return
    case 'failed':
      return noteFailedTry(tx, { payment, word, state: verdict.state, now })
    case 'mismatch':
      if (word.from === 'query') await updatePayment(tx, payment.id, { queryAt: null })
      return noteWord(tx, room, { word, why: verdict.why, expected: expectedOf(payment) })
    case 'pay':
    case 'pay-late':
      return acceptMoney(tx, room, { word, payment, order, now, isLate: verdict.kind === 'pay-late' })
    case 'pay-closed':
    case 'pay-twice':
      return returnMoney(tx, room, { word, payment, order, now, isSurplus: verdict.kind === 'pay-twice' })
  }
}

type Refused = { why: 'unknown-order' | 'transaction'; expected: Expected | null }

async function refuseWord(room: PaymentRoom, word: GatewayWord, { why, expected }: Refused): Promise<Settled> {
  await transact(room.platform.db, (tx) => noteWord(tx, room, { word, why, expected }))
  return why === 'transaction' ? 'mismatch' : why
}

function expectedOf({ orderId, amountVnd }: PaymentRow): Expected {
  return { orderId, expectedVnd: amountVnd }
}
