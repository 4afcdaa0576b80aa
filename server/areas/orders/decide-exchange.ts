import type { ExchangeDecision, ExchangeStatus } from '../../../contract/exchanges.ts'
import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/db.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { transact } from '../../platform/transact.ts'
import { holdStock, releaseStock, takeStock } from '../catalogue/catalogue.ts'
import { exchangeAnsweredMail } from './exchange-mails.ts'
import { requireExchangeMove } from './exchange-moves.ts'
import { type ExchangeRow, findExchange, type StoredExchange, updateExchange } from './exchanges.sql.ts'
import { putBack, type Shelves } from './order-pieces.ts'
import { insertEvent, lockOrder, type OrderRow } from './orders.sql.ts'
import { tellCustomer } from './tell-customer.ts'

type Decided = { exchangeId: string; decision: ExchangeDecision; adminId: string }

/**
 * The shop's word on an exchange. Agreed: the new size is held. Received: the old one is back on the shelf and
 * the new one leaves. Cancelled: the old one never came, the new one is let go.
 */
export async function decideExchange(platform: Platform, { exchangeId, decision, adminId }: Decided): Promise<StoredExchange> {
  const { status: to, answer } = decision
  return transact(platform.db, async (tx) => {
    const now = platform.clock.now()
    const known = await findExchange(tx, exchangeId)
    if (!known) throw new AppError('not_found')
    // Whoever decides about an order's exchanges holds the order: what is read now stays true.
    const order = await lockOrder(tx, known.order.id)
    const found = await findExchange(tx, exchangeId)
    if (!order || !found) throw new AppError('not_found')
    const { exchange, line } = found
    requireExchangeMove(exchange.status, to)
    const held = await movePieces(tx, platform, { exchange, line, order, to })
    await updateExchange(tx, exchangeId, { status: to, ...held, ...(answer ? { answer } : {}), decidedAt: now })
    await insertEvent(tx, order.id, { at: now, what: 'exchange', from: exchange.status, to, by: 'admin' })
    await audit(tx, {
      who: adminId,
      what: 'exchange.status',
      subject: exchangeId,
      details: { orderId: order.id, from: exchange.status, to },
    })
    const decided = (await findExchange(tx, exchangeId)) as StoredExchange
    if (to === 'approved' || to === 'rejected') {
      await tellCustomer(tx, platform, order, (details, sender) => exchangeAnsweredMail(details, sender, decided.exchange))
    }
    return decided
  })
}

async function movePieces(
  tx: Db,
  shelves: Shelves,
  { exchange, line, order, to }: Pick<StoredExchange, 'exchange' | 'line'> & { order: OrderRow; to: ExchangeStatus },
): Promise<Partial<ExchangeRow>> {
  const local = (tags: string[] | null) => shelves.pageCache.invalidate(tags)
  const { fromVariantId, fromSize, toVariantId, quantity, heldFromStock, madeToOrder } = exchange
  const held = [{ variantId: toVariantId, quantity: heldFromStock }]
  if (to === 'approved') {
    const hold = await holdStock(tx, [{ variantId: toVariantId, quantity, madeToOrder }], local)
    if (hold.kind === 'short') throw new AppError(hold.free > 0 ? 'not_enough_stock' : 'out_of_stock')
    return { heldFromStock: hold.fromStock[0] ?? 0 }
  }
  if (to === 'received') {
    await takeStock(tx, { lines: held, order })
    await putBack(tx, shelves, order, [{ ...line, variantId: fromVariantId, size: fromSize, fromStock: quantity }])
  }
  if (to === 'cancelled') await releaseStock(tx, held, local)
  return {}
}
