import type { Db } from '../../platform/database/client.ts'
import { transact, violatedUnique } from '../../platform/database/transaction.ts'
import { lockOrder, type OrderRow } from '../orders/orders.ts'
import { acceptExtra, acceptMoney, returnMoney } from './accept-money.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { classifyPaymentEvent, type PaymentEvent, type Verdict } from './payment-event.rule.ts'
import { findPaymentByGatewayOrder, findPaymentByTransaction, lockPayment, type PaymentRow, updatePayment } from './payments.sql.ts'
import { recordFailedAttempt } from './record-failed-attempt.ts'
import { type Expected, recordEventMismatch } from './unmatched/record-mismatch.ts'

export type Settled = Verdict['kind'] | 'unknown-order'

/**
 * The only way to move a payment, for every source of a gateway event: its callback, a browser's return, our own
 * query. Idempotent: events may be repeated, in any sequence, by any process.
 */
export async function settlePayment(deps: PaymentDeps, event: PaymentEvent): Promise<Settled> {
  const result = await settleKnown(deps, event)
  deps.countEvent({ method: 'momo', result })
  return result
}

async function settleKnown(deps: PaymentDeps, event: PaymentEvent): Promise<Settled> {
  if (event.outcome === 'unknown') deps.platform.log.warn({ resultCode: event.resultCode }, 'alert: unknown result code')
  const known = await findPaymentByGatewayOrder(deps.platform.db, event.gatewayOrderId)
  if (!known) return recordRefusedEvent(deps, event, { why: 'unknown-order', expected: null })
  if (isDuplicate(event, known)) return 'nothing'
  try {
    return await settleOnce(deps, event, known)
  } catch (error) {
    // Two attempts with one transaction at once: the second one to be written is the wrong one.
    if (violatedUnique(error) === 'payments_trans')
      return recordRefusedEvent(deps, event, { why: 'transaction', expected: expectedOf(known) })
    throw error
  }
}

/** Most duplicates are recognised without a lock. */
function isDuplicate(event: PaymentEvent, payment: PaymentRow): boolean {
  const sameMoney = payment.transId === event.transId && payment.amountVnd === event.amount
  return (payment.state === 'paid' || payment.state === 'surplus') && sameMoney && isPaid(event)
}

function isPaid({ outcome }: PaymentEvent): boolean {
  return outcome === 'paid' || outcome === 'authorised'
}

async function settleOnce(deps: PaymentDeps, event: PaymentEvent, known: PaymentRow): Promise<Settled> {
  return transact(deps.platform.db, async (tx) => {
    // Locks the order, then the payment: every transaction that needs both uses this sequence.
    const order = await lockOrder(tx, known.orderId)
    const payment = await lockPayment(tx, known.id)
    if (!order) throw new Error('a payment has no order')
    return settleEvent(tx, deps, { event, payment, order })
  })
}

/** Like {@link settlePayment}, for a locked payment of a locked order. */
export async function settleEvent(tx: Db, deps: PaymentDeps, { event, payment, order }: Omit<Case, 'verdict'>): Promise<Verdict['kind']> {
  const verdict = await classify(tx, event, payment, order)
  await applyVerdict(tx, deps, { event, verdict, payment, order })
  return verdict.kind
}

async function classify(tx: Db, event: PaymentEvent, payment: PaymentRow, order: OrderRow): Promise<Verdict> {
  const verdict = classifyPaymentEvent(event, payment, order)
  if (!verdict.kind.startsWith('pay')) return verdict
  const known = await findPaymentByTransaction(tx, payment.method, event.transId)
  return known && known.id !== payment.id ? { kind: 'mismatch', why: 'transaction' } : verdict
}

type Case = { event: PaymentEvent; verdict: Verdict; payment: PaymentRow; order: OrderRow }

async function applyVerdict(tx: Db, deps: PaymentDeps, { event, verdict, payment, order }: Case): Promise<void> {
  const now = deps.platform.clock.now()
  switch (verdict.kind) {
    case 'nothing':
      return
    case 'failed':
      return recordFailedAttempt(tx, { payment, event, state: verdict.state, now })
    case 'mismatch':
      if (event.from === 'query') await updatePayment(tx, payment.id, { queryAt: null })
      return recordEventMismatch(tx, deps, { event, why: verdict.why, expected: expectedOf(payment) })
    case 'pay':
    case 'pay-late':
      return acceptMoney(tx, deps, { event, payment, order, now, isLate: verdict.kind === 'pay-late' })
    case 'pay-extra':
      return acceptExtra(tx, deps, { event, payment, order, now })
    case 'pay-closed':
    case 'paid-twice':
      return returnMoney(tx, deps, { event, payment, order, now, isPaidTwice: verdict.kind === 'paid-twice' })
  }
}

type RefusedEvent = { why: 'unknown-order' | 'transaction'; expected: Expected | null }

async function recordRefusedEvent(deps: PaymentDeps, event: PaymentEvent, { why, expected }: RefusedEvent): Promise<Settled> {
  await transact(deps.platform.db, (tx) => recordEventMismatch(tx, deps, { event, why, expected }))
  return why === 'transaction' ? 'mismatch' : why
}

function expectedOf({ orderId, amountVnd }: PaymentRow): Expected {
  return { orderId, expectedVnd: amountVnd }
}
