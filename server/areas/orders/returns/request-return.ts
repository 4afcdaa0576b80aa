import { isBeforeDeadline, returnableUnits } from '../../../../contract/orders/exchangeable.rule.ts'
import type { NewReturn } from '../../../../contract/orders/returns.ts'
import { isReturnable } from '../../../../contract/personalization.rule.ts'
import { newId } from '../../../../db/new-id.ts'
import { audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findExchangeStates } from '../exchanges/exchanges.sql.ts'
import { findReturnDeadline } from '../exchanges/request-exchange.ts'
import { actorOf } from '../order-actor.rule.ts'
import { findLines, insertEvent, lockOrder, type OrderRow, type OrderViewer } from '../orders.sql.ts'
import { getVisibleOrder } from '../read-orders.ts'
import { findReturn, findReturnStates, insertReturn, type StoredReturn } from './returns.sql.ts'

type ReturnRequest = { orderId: string; viewer: OrderViewer; input: NewReturn }

/**
 * Asks to send goods back for their money. The buyer may within the days of the policy, and not for what was made for one
 * child; staff may at any time once the order is delivered.
 */
export async function requestReturn({ db, clock }: Pick<Platform, 'db' | 'clock'>, request: ReturnRequest): Promise<StoredReturn> {
  const { orderId, viewer, input } = request
  return transact(db, async (tx) => {
    await getVisibleOrder(tx, orderId, viewer)
    const order = await lockOrder(tx, orderId)
    if (order?.status !== 'delivered') throw new AppError('return_closed')
    const now = clock.now()
    const by = actorOf(order, viewer)
    if (by !== 'admin' && !isBeforeDeadline(await findReturnDeadline(tx, order), now)) throw new AppError('return_closed')
    await requireUnits(tx, order, { input, isBuyer: by !== 'admin' })
    const id = newId('ret')
    await insertReturn(tx, { id, orderId, reason: input.reason, createdAt: now }, input.lines)
    await insertEvent(tx, orderId, { at: now, what: 'goods-return', to: 'requested', by })
    if (viewer.admin && viewer.userId)
      await audit(tx, { who: viewer.userId, what: 'return.create', subject: id, details: { orderId, lines: input.lines } })
    return (await findReturn(tx, id)) as StoredReturn
  })
}

/** Withdrawn requests count: nobody fills the order's history with them. */
const maxReturns = 20

async function requireUnits(tx: Db, { id }: OrderRow, { input, isBuyer }: { input: NewReturn; isBuyer: boolean }): Promise<void> {
  const [lines, exchanges, returns] = [await findLines(tx, id), await findExchangeStates(tx, id), await findReturnStates(tx, id)]
  if (isBuyer && returns.length >= maxReturns) throw new AppError('return_closed')
  for (const [at, { position, quantity }] of input.lines.entries()) {
    const path = `lines.${at}.quantity`
    const line = lines.find((each) => each.position === position)
    if (!line) throw new AppError('invalid_input', { issues: [{ path: `lines.${at}.position`, key: 'choice' }] })
    if (input.lines.findIndex((each) => each.position === position) !== at)
      throw new AppError('invalid_input', { issues: [{ path: `lines.${at}.position`, key: 'twice' }] })
    if (isBuyer && !isReturnable(line)) throw new AppError('exchange_personalized')
    const units = returnableUnits(line, exchanges, returns)
    if (quantity > units) throw new AppError('return_exists', { issues: [{ path, key: `max:${units}` }] })
  }
}
