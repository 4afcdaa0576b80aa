import { vietnamMidnight } from '../../../../contract/vietnam-time.ts'
import { audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { lockOrder, type OrderRow } from '../../orders/orders.ts'
import { receiveDifference } from '../exchange-differences/receive-difference.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { receiveMoney } from '../receive-money.ts'
import { type CashRow, findCash, lockCash, type StoredCash, setRemitted, updateCash } from './cash-ledger.sql.ts'

type Remitted = { ids: string[]; reference?: string | undefined; date?: string | undefined; adminId: string }

/**
 * A carrier or a member of staff has handed in cash: all of these entries, or none. Marks their orders paid. An entry
 * that was written off can be handed in, and none can be handed in twice.
 */
export async function remitCash({ platform }: PaymentDeps, { ids, date, adminId, ...asked }: Remitted): Promise<StoredCash[]> {
  const wanted = [...new Set(ids)]
  const reference = asked.reference?.trim() || null
  await transact(platform.db, async (tx) => {
    const now = platform.clock.now()
    const known = await findCash(tx, wanted)
    if (known.length < wanted.length) throw new AppError('not_found')
    if (reference === null && known.some(({ carrier }) => carrier !== 'own'))
      throw new AppError('invalid_input', { issues: [{ path: 'reference', key: 'required' }] })
    const orders = await lockOrdersOf(
      tx,
      known.map(({ orderId }) => orderId),
    )
    const entries = await lockCash(tx, wanted)
    if (entries.some(({ remittedAt }) => remittedAt !== null)) throw new AppError('move_not_allowed')
    await payEntries(tx, platform, { entries, orders, at: date ? vietnamMidnight(date) : now, now, reference, adminId })
    const amount = entries.reduce((sum, { amountVnd }) => sum + amountVnd, 0)
    const collectedBy = [...new Set(entries.map((entry) => entry.collectedBy ?? entry.carrier))]
    const details = { ids: wanted, amount, date, collectedBy }
    await audit(tx, { who: adminId, what: 'cod.remitted', subject: reference ?? 'own', details })
  })
  return findCash(platform.db, wanted)
}

/** Locks orders in the order of their ids, so that two who lock the same ones wait instead of deadlocking. */
export async function lockOrdersOf(tx: Db, orderIds: readonly string[]): Promise<Map<string, OrderRow>> {
  const locked = new Map<string, OrderRow>()
  for (const id of [...new Set(orderIds)].sort()) {
    const order = await lockOrder(tx, id)
    if (order) locked.set(id, order)
  }
  return locked
}

type Paying = { entries: CashRow[]; orders: Map<string, OrderRow>; at: Date; now: Date; reference: string | null; adminId: string }

/** Marks locked entries of locked orders as handed in, and records their payments: of the order, or of its exchange. */
export async function payEntries(tx: Db, platform: Platform, { entries, orders, at, now, reference, adminId }: Paying): Promise<void> {
  const ids = entries.map(({ id }) => id)
  await setRemitted(tx, ids, { remittedAt: at, remittedBy: adminId, reference })
  const text = reference ?? undefined
  for (const { id, orderId, exchangeId } of entries) {
    const order = orders.get(orderId)
    if (!order) continue
    if (exchangeId !== null) {
      const payment = await receiveDifference(tx, order, { exchangeId, method: 'cod', by: 'admin', now, reference: text })
      if (payment) await updateCash(tx, id, { paymentId: payment.id })
    } else if (order.paymentMethod === 'cod' && order.paymentStatus === 'unpaid') {
      const { order: paid, payment } = await receiveMoney(tx, platform, order, { now, reference: text })
      orders.set(orderId, paid)
      await updateCash(tx, id, { paymentId: payment.id })
    }
  }
}
