import type { ReturnDecision } from '../../../../contract/orders/returns.ts'
import { audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { mailCustomer } from '../mails/mail-customer.ts'
import { actorOf } from '../order-actor.rule.ts'
import { insertEvent, type OrderRow, type OrderViewer } from '../orders.sql.ts'
import { getVisibleOrder } from '../read-orders.ts'
import { returnDecidedMail } from './return-mails.ts'
import { requireReturnDecision } from './return-moves.rule.ts'
import { findReturn, lockOrderOfReturn, type StoredReturn, updateReturn } from './returns.sql.ts'

type Decided = { returnId: string; decision: ReturnDecision; adminId: string }

/** The shop's decision on a return. `cancelled`: the goods never came. */
export async function decideReturn(platform: Platform, { returnId, decision, adminId }: Decided): Promise<StoredReturn> {
  const { status: to, answer: reply } = decision
  return transact(platform.db, async (tx) => {
    const now = platform.clock.now()
    const { stored, order } = await lockReturn(tx, returnId)
    const from = stored.case.status
    requireReturnDecision(from, to)
    await updateReturn(tx, returnId, { status: to, ...(reply ? { reply } : {}), decidedAt: now })
    await insertEvent(tx, order.id, { at: now, what: 'goods-return', from, to, by: 'admin' })
    await audit(tx, { who: adminId, what: 'return.status', subject: returnId, details: { orderId: order.id, from, to } })
    const decided = (await findReturn(tx, returnId)) as StoredReturn
    await mailCustomer(tx, platform, order, (details, sender) => returnDecidedMail(details, sender, decided))
    return decided
  })
}

type Withdrawal = { orderId: string; returnId: string; viewer: OrderViewer }

/** The buyer takes a request back, as long as the shop has not decided on it. */
export async function withdrawReturn({ db, clock }: Pick<Platform, 'db' | 'clock'>, withdrawal: Withdrawal): Promise<StoredReturn> {
  const { orderId, returnId, viewer } = withdrawal
  return transact(db, async (tx) => {
    await getVisibleOrder(tx, orderId, viewer)
    const { stored, order } = await lockReturn(tx, returnId)
    if (order.id !== orderId) throw new AppError('not_found')
    if (stored.case.status !== 'requested') throw new AppError('move_not_allowed')
    const now = clock.now()
    await updateReturn(tx, returnId, { status: 'cancelled', decidedAt: now })
    const move = { from: 'requested', to: 'cancelled' }
    await insertEvent(tx, orderId, { at: now, what: 'goods-return', ...move, by: actorOf(order, viewer), note: 'withdrawn' })
    if (viewer.admin && viewer.userId)
      await audit(tx, { who: viewer.userId, what: 'return.status', subject: returnId, details: { orderId, ...move } })
    return (await findReturn(tx, returnId)) as StoredReturn
  })
}

/** Locks the order of a return, so that its state cannot change after it is read. */
export async function lockReturn(tx: Db, returnId: string): Promise<{ stored: StoredReturn; order: OrderRow }> {
  const order = await lockOrderOfReturn(tx, returnId)
  const stored = order && (await findReturn(tx, returnId))
  if (!order || !stored) throw new AppError('not_found')
  return { stored, order }
}
