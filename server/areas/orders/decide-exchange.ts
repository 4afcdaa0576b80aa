import type { ExchangeDecision } from '../../../contract/exchanges.ts'
import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/db.ts'
import type { Platform } from '../../platform/platform.ts'
import { transact } from '../../platform/transact.ts'
import { releaseStock } from '../catalogue/catalogue.ts'
import { exchangeAnsweredMail } from './exchange-mails.ts'
import { requireDecision } from './exchange-moves.ts'
import { type ExchangeRow, findExchange, type StoredExchange, updateExchange } from './exchanges.sql.ts'
import { lockExchange } from './lock-exchange.ts'
import type { Actor } from './move-order.ts'
import { reserveReplacement } from './move-replacement.ts'
import type { Shelves } from './order-pieces.ts'
import { insertEvent } from './orders.sql.ts'
import { tellCustomer } from './tell-customer.ts'

type Decided = { exchangeId: string; decision: ExchangeDecision; adminId: string }

/** What other areas do in the transaction that moves an exchange. */
export type ExchangeHooks = {
  /** Nothing is exchanged: a parcel that is still here is not sent. */
  whenExchangeCancelled(tx: Db, exchangeId: string, move: { by: Actor; now: Date }): Promise<void>
}

/** The shop's decision on an exchange. Approved: the new items are reserved. Cancelled: what is reserved is released. */
export async function decideExchange(
  platform: Platform,
  hooks: ExchangeHooks,
  { exchangeId, decision, adminId }: Decided,
): Promise<StoredExchange> {
  const { status: to, answer } = decision
  return transact(platform.db, async (tx) => {
    const now = platform.clock.now()
    const { exchange, order } = await lockExchange(tx, exchangeId)
    requireDecision(exchange, to)
    const ways = to === 'approved' ? await openWays(tx, platform, exchange) : {}
    if (to === 'cancelled') {
      await hooks.whenExchangeCancelled(tx, exchangeId, { by: 'admin', now })
      await releaseReserved(tx, platform, exchange)
    }
    await updateExchange(tx, exchangeId, { status: to, ...ways, ...(answer ? { answer } : {}), decidedAt: now })
    await insertEvent(tx, order.id, { at: now, what: 'exchange', from: exchange.status, to, by: 'admin' })
    await audit(tx, {
      who: adminId,
      what: 'exchange.status',
      subject: exchangeId,
      details: { orderId: order.id, from: exchange.status, to },
    })
    const decided = (await findExchange(tx, exchangeId)) as StoredExchange
    if (to !== 'cancelled') {
      await tellCustomer(tx, platform, order, (details, sender) => exchangeAnsweredMail(details, sender, decided))
    }
    return decided
  })
}

async function openWays(tx: Db, shelves: Shelves, exchange: ExchangeRow): Promise<Partial<ExchangeRow>> {
  const heldFromStock = await reserveReplacement(tx, shelves, exchange)
  return { returnState: 'awaited', replacementState: 'reserved', heldFromStock }
}

async function releaseReserved(tx: Db, shelves: Shelves, exchange: ExchangeRow): Promise<void> {
  const { toVariantId, heldFromStock, replacementState } = exchange
  if (replacementState !== 'reserved' && replacementState !== 'packed') return
  await releaseStock(tx, [{ variantId: toVariantId, quantity: heldFromStock }], (tags) => shelves.pageCache.invalidate(tags))
}
