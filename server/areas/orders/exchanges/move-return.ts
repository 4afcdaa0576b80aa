import type { ExchangeReturn } from '../../../../contract/orders/exchanges.ts'
import { audit } from '../../../platform/audit.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { insertEvent } from '../orders.sql.ts'
import { restockOrder } from '../reservations/order-stock.ts'
import { addSecondChoice } from '../second-choice/order-second-choice.ts'
import type { ExchangeHooks } from './decide-exchange.ts'
import { requireReturnMove } from './exchange-moves.rule.ts'
import { findExchange, recordReturn, type StoredExchange } from './exchanges.sql.ts'
import { finishExchange } from './finish-exchange.ts'
import { lockExchange } from './lock-exchange.ts'

type Move = { exchangeId: string; came: ExchangeReturn; adminId: string }

/** Records the returned item: restocked, sold apart, written off, or missing. */
export async function moveReturn(platform: Platform, hooks: ExchangeHooks, { exchangeId, came, adminId }: Move): Promise<StoredExchange> {
  return transact(platform.db, async (tx) => {
    const now = platform.clock.now()
    const locked = await lockExchange(tx, exchangeId)
    const { exchange, line, order } = locked
    requireReturnMove(exchange, came.state)
    const item = came.state === 'received' ? came.item : null
    const moved = await recordReturn(tx, exchange, { returnState: came.state, returnedItem: item }, line.quantity)
    if (!moved) throw new AppError('move_not_allowed')
    const { fromVariantId, fromSize, quantity } = exchange
    if (item === 'stock') {
      await restockOrder(tx, platform, order, [{ ...line, variantId: fromVariantId, size: fromSize, fromStock: quantity }], 'exchanged')
    }
    if (item === 'second-choice' || (item === 'stock' && line.secondChoiceId))
      await addSecondChoice(tx, { ...line, variantId: fromVariantId, size: fromSize || null }, quantity)
    const note = item !== null && item !== 'stock' ? { note: item } : {}
    await insertEvent(tx, order.id, { at: now, what: 'return', from: exchange.returnState, to: came.state, by: 'admin', ...note })
    const details = { orderId: order.id, from: exchange.returnState, to: came.state, item }
    await audit(tx, { who: adminId, what: 'exchange.return', subject: exchangeId, details })
    const cheaper = -exchange.differenceVnd
    if (came.state === 'received' && cheaper > 0 && exchange.status !== 'cancelled')
      await hooks.openReturnRefund(tx, order, { amountVnd: cheaper, key: `exchange:${exchangeId}`, reason: 'exchange-difference', now })
    await finishExchange(tx, platform, { ...locked, exchange: moved }, { by: 'admin', now })
    return (await findExchange(tx, exchangeId)) as StoredExchange
  })
}
