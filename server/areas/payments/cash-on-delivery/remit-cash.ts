import { vietnamMidnight } from '../../../../contract/vietnam-time.ts'
import { audit } from '../../../platform/audit.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { lockOrder } from '../../orders/orders.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { receiveMoney } from '../receive-money.ts'
import { findCash, lockCash, type StoredCash, setRemitted } from './cash-ledger.sql.ts'

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
    const orderIds = [...new Set(known.map(({ orderId }) => orderId))].sort()
    const orders = []
    for (const orderId of orderIds) orders.push(await lockOrder(tx, orderId))
    const entries = await lockCash(tx, wanted)
    if (entries.some(({ remittedAt }) => remittedAt !== null)) throw new AppError('move_not_allowed')
    await setRemitted(tx, wanted, { remittedAt: date ? vietnamMidnight(date) : now, remittedBy: adminId, reference })
    for (const order of orders) {
      const isOwed = order?.paymentMethod === 'cod' && order.paymentStatus === 'unpaid'
      if (isOwed) await receiveMoney(tx, platform, order, { now, reference: reference ?? undefined })
    }
    const amount = entries.reduce((sum, { amountVnd }) => sum + amountVnd, 0)
    const collectedBy = [...new Set(entries.map((entry) => entry.collectedBy ?? entry.carrier))]
    const details = { ids: wanted, amount, date, collectedBy }
    await audit(tx, { who: adminId, what: 'cod.remitted', subject: reference ?? 'own', details })
  })
  return findCash(platform.db, wanted)
}
