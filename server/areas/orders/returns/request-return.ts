import { isBeforeDeadline } from '../../../../contract/orders/exchangeable.rule.ts'
import type { NewReturn } from '../../../../contract/orders/returns.ts'
import { isReturnable } from '../../../../contract/personalization.rule.ts'
import { newId } from '../../../../db/new-id.ts'
import { audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { deadlineFor, readReturnDeadlines } from '../exchanges/exchange-deadlines.ts'
import { findGoods, paidForUnits } from '../exchanges/goods.rule.ts'
import { countReturnable, readGoods } from '../exchanges/read-goods.ts'
import { actorOf } from '../order-actor.rule.ts'
import { insertEvent, lockOrder, type OrderRow, type OrderViewer } from '../orders.sql.ts'
import { getVisibleOrder } from '../read-orders.ts'
import { findReturn, insertReturn, type NewReturnLine, type StoredReturn } from './returns.sql.ts'

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
    const lines = await requireUnits(tx, order, { input, isBuyer: by !== 'admin', now })
    const id = newId('ret')
    await insertReturn(tx, { id, orderId, reason: input.reason, createdAt: now }, lines)
    await insertEvent(tx, orderId, { at: now, what: 'goods-return', to: 'requested', by })
    if (viewer.admin && viewer.userId)
      await audit(tx, { who: viewer.userId, what: 'return.create', subject: id, details: { orderId, lines: input.lines } })
    return (await findReturn(tx, id)) as StoredReturn
  })
}

/** Withdrawn requests count: nobody fills the order's history with them. */
const maxReturns = 20

type Requested = { input: NewReturn; isBuyer: boolean; now: Date }

/** The wanted goods, each once, with what was paid for them. */
async function requireUnits(tx: Db, order: OrderRow, { input, isBuyer, now }: Requested): Promise<NewReturnLine[]> {
  const goods = await readGoods(tx, order.id)
  if (isBuyer && goods.returns.length >= maxReturns) throw new AppError('return_closed')
  const deadlines = await readReturnDeadlines(tx, order)
  return input.lines.map((wanted, at) => {
    const { position, exchange = null, quantity } = wanted
    const line = findGoods(goods, wanted)
    const choicePath = `lines.${at}.position`
    if (!line) throw new AppError('invalid_input', { issues: [{ path: choicePath, key: 'choice' }] })
    if (input.lines.findIndex((each) => each.position === position && (each.exchange ?? null) === exchange) !== at)
      throw new AppError('invalid_input', { issues: [{ path: choicePath, key: 'twice' }] })
    const came = goods.exchanges.find(({ id }) => id === exchange)
    if (isBuyer && !isBeforeDeadline(deadlineFor(deadlines, came), now)) throw new AppError('return_closed')
    if (isBuyer && !isReturnable(line)) throw new AppError('exchange_personalized')
    const units = countReturnable(goods, { ...wanted, quantity: line.quantity })
    if (quantity > units) throw new AppError('return_exists', { issues: [{ path: `lines.${at}.quantity`, key: `max:${units}` }] })
    return { position, exchangeId: exchange, quantity, paidVnd: paidForUnits(goods, wanted, quantity) }
  })
}
