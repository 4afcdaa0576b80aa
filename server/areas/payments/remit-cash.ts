import { audit } from '../../platform/audit.ts'
import { vietnamMidnight } from '../../platform/clock.ts'
import { AppError } from '../../platform/http/errors.ts'
import { transact } from '../../platform/transact.ts'
import { lockOrder } from '../orders/orders.ts'
import { findCash, lockCash, type StoredCash, setRemitted } from './cash-ledger.sql.ts'
import type { PaymentRoom } from './payment-room.ts'
import { receiveMoney } from './receive-money.ts'

type Remitted = { ids: string[]; reference: string; date?: string | undefined; adminId: string }

/** A carrier has handed over what it collected: all of these entries, or none. Their orders are paid from now on. */
export async function remitCash({ platform }: PaymentRoom, { ids, reference, date, adminId }: Remitted): Promise<StoredCash[]> {
  const wanted = [...new Set(ids)]
  await transact(platform.db, async (tx) => {
    const now = platform.clock.now()
    const known = await findCash(tx, wanted)
    if (known.length < wanted.length) throw new AppError('not_found')
    const orderIds = [...new Set(known.map(({ orderId }) => orderId))].sort()
    const orders = []
    for (const orderId of orderIds) orders.push(await lockOrder(tx, orderId))
    const entries = await lockCash(tx, wanted)
    if (entries.some(({ remittedAt }) => remittedAt !== null)) throw new AppError('move_not_allowed')
    await setRemitted(tx, wanted, { remittedAt: date ? vietnamMidnight(date) : now, reference })
    for (const order of orders) {
      if (order?.paymentMethod === 'cod' && order.paymentStatus === 'unpaid') await receiveMoney(tx, platform, order, { now, reference })
    }
    const amount = entries.reduce((sum, { amountVnd }) => sum + amountVnd, 0)
    await audit(tx, { who: adminId, what: 'cod.remitted', subject: reference, details: { ids: wanted, amount, date } })
  })
  return findCash(platform.db, wanted)
}
