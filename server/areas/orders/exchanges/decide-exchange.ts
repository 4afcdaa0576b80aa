import type { ExchangeDecision } from '../../../../contract/exchanges.ts'
import { audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import type { Platform } from '../../../platform/platform.ts'
import { releaseStock } from '../../catalogue/catalogue.ts'
import { mailCustomer } from '../mails/mail-customer.ts'
import type { Actor } from '../move-order.ts'
import { insertEvent } from '../orders.sql.ts'
import type { StockDeps } from '../reservations/order-stock.ts'
import { exchangeDecisionMail } from './exchange-mails.ts'
import { requireDecision } from './exchange-moves.rule.ts'
import { type ExchangeRow, findExchange, type StoredExchange, updateExchange } from './exchanges.sql.ts'
import { lockExchange } from './lock-exchange.ts'
import { reserveReplacement } from './move-replacement.ts'

type Decided = { exchangeId: string; decision: ExchangeDecision; adminId: string }

/** What other areas do in the transaction that moves an exchange. */
export type ExchangeHooks = {
  /** The exchange is cancelled: a parcel that is not sent yet is cancelled too. */
  whenExchangeCancelled(tx: Db, exchangeId: string, move: { by: Actor; now: Date }): Promise<void>
}

/** The shop's decision on an exchange. Approving reserves the new items; cancelling releases what is reserved. */
export async function decideExchange(
  platform: Platform,
  hooks: ExchangeHooks,
  { exchangeId, decision, adminId }: Decided,
): Promise<StoredExchange> {
  const { status: to, answer: reply } = decision
  return transact(platform.db, async (tx) => {
    const now = platform.clock.now()
    const { exchange, order } = await lockExchange(tx, exchangeId)
    requireDecision(exchange, to)
    const opened = to === 'approved' ? await approve(tx, platform, exchange) : {}
    if (to === 'cancelled') {
      await hooks.whenExchangeCancelled(tx, exchangeId, { by: 'admin', now })
      await releaseReserved(tx, platform, exchange)
    }
    await updateExchange(tx, exchangeId, { status: to, ...opened, ...(reply ? { reply } : {}), decidedAt: now })
    await insertEvent(tx, order.id, { at: now, what: 'exchange', from: exchange.status, to, by: 'admin' })
    await audit(tx, {
      who: adminId,
      what: 'exchange.status',
      subject: exchangeId,
      details: { orderId: order.id, from: exchange.status, to },
    })
    const decided = (await findExchange(tx, exchangeId)) as StoredExchange
    if (to !== 'cancelled') {
      await mailCustomer(tx, platform, order, (details, sender) => exchangeDecisionMail(details, sender, decided))
    }
    return decided
  })
}

async function approve(tx: Db, deps: StockDeps, exchange: ExchangeRow): Promise<Partial<ExchangeRow>> {
  const fromStock = await reserveReplacement(tx, deps, exchange)
  return { returnState: 'awaited', replacementState: 'reserved', fromStock }
}

async function releaseReserved(tx: Db, deps: StockDeps, exchange: ExchangeRow): Promise<void> {
  const { toVariantId, fromStock, replacementState } = exchange
  if (replacementState !== 'reserved' && replacementState !== 'packed') return
  await releaseStock(tx, [{ variantId: toVariantId, quantity: fromStock }], deps)
}
