import type { DifferenceWay } from '../../../../contract/orders/exchange-states.ts'
import type { ExchangeDecision } from '../../../../contract/orders/exchanges.ts'
import { audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { releaseStock } from '../../catalogue/catalogue.ts'
import { mailCustomer } from '../mails/mail-customer.ts'
import type { Actor } from '../move-order.ts'
import { insertEvent, type OrderRow } from '../orders.sql.ts'
import type { StockDeps } from '../reservations/order-stock.ts'
import { exchangeDecisionMail } from './exchange-mails.ts'
import { requireDecision } from './exchange-moves.rule.ts'
import { type ExchangeRow, findExchange, type StoredExchange, updateExchange } from './exchanges.sql.ts'
import { paidForOld } from './goods.rule.ts'
import { type LockedExchange, lockExchange } from './lock-exchange.ts'
import { reserveReplacement } from './move-replacement.ts'

type Decided = { exchangeId: string; decision: ExchangeDecision; adminId: string }

export type ReturnRefund = { amountVnd: number; key: string; reason: 'returned' | 'exchange-difference'; now: Date }

/** What other areas do in the transaction that moves an exchange or a return. */
export type ExchangeHooks = {
  /** The exchange is cancelled: a parcel that is not sent yet is cancelled too. */
  whenExchangeCancelled(tx: Db, exchangeId: string, move: { by: Actor; now: Date }): Promise<void>
  /** It is cancelled, and its difference was paid. */
  returnDifference(tx: Db, order: OrderRow, paid: { exchangeId: string; now: Date }): Promise<void>
  /** Goods came back: opens the task to refund them, once for each key. Null where there is nothing left to refund. */
  openReturnRefund(tx: Db, order: OrderRow, refund: ReturnRefund): Promise<{ id: string; amountVnd: number } | null>
}

/** The shop's decision on an exchange. Approving reserves the new items; cancelling releases what is reserved. */
export async function decideExchange(
  platform: Platform,
  hooks: ExchangeHooks,
  { exchangeId, decision, adminId }: Decided,
): Promise<StoredExchange> {
  const { status: to, answer: reply, differenceWay } = decision
  return transact(platform.db, async (tx) => {
    const now = platform.clock.now()
    const locked = await lockExchange(tx, exchangeId)
    const { exchange, order } = locked
    requireDecision(exchange, to)
    const opened = to === 'approved' ? await approve(tx, platform, exchange, differenceWay) : {}
    if (to === 'cancelled') {
      await hooks.whenExchangeCancelled(tx, exchangeId, { by: 'admin', now })
      await releaseReserved(tx, platform, exchange)
      if (exchange.differencePaidAt !== null) await hooks.returnDifference(tx, order, { exchangeId, now })
      await refundReceived(tx, hooks, locked, now)
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

async function approve(tx: Db, deps: StockDeps, exchange: ExchangeRow, way: DifferenceWay | undefined): Promise<Partial<ExchangeRow>> {
  const costs = exchange.differenceVnd > 0
  if (costs && way === undefined) throw new AppError('invalid_input', { issues: [{ path: 'differenceWay', key: 'required' }] })
  const fromStock = await reserveReplacement(tx, deps, exchange)
  return { returnState: 'awaited', replacementState: 'reserved', fromStock, ...(costs && way ? { differenceWay: way } : {}) }
}

/** The old item is back and nothing is sent for it: what was paid is refunded, less a cheaper price that was refunded already. */
async function refundReceived(tx: Db, hooks: ExchangeHooks, { exchange, line, order }: LockedExchange, now: Date): Promise<void> {
  const { id, returnState } = exchange
  if (returnState !== 'received') return
  const amountVnd = paidForOld(line, exchange) + Math.min(0, exchange.differenceVnd)
  if (amountVnd > 0) await hooks.openReturnRefund(tx, order, { amountVnd, key: `exchange-cancelled:${id}`, reason: 'returned', now })
}

async function releaseReserved(tx: Db, deps: StockDeps, exchange: ExchangeRow): Promise<void> {
  const { toVariantId, fromStock, replacementState } = exchange
  if (replacementState !== 'reserved' && replacementState !== 'packed') return
  await releaseStock(tx, [{ variantId: toVariantId, quantity: fromStock }], deps)
}
