import type { ReplacementState } from '../../../../contract/orders/exchange-states.ts'
import type { ShipmentStatus } from '../../../../contract/orders/shipments.ts'
import type { Db } from '../../../platform/database/client.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { commitStock, reserveStock, restock } from '../../catalogue/catalogue.ts'
import { type MailDeps, mailCustomer } from '../mails/mail-customer.ts'
import type { Actor } from '../move-order.ts'
import { insertEvent, type OrderRow } from '../orders.sql.ts'
import type { StockDeps } from '../reservations/order-stock.ts'
import { exchangeSentMail } from './exchange-mails.ts'
import { canPack, replacementMovesWith, requireReplacementMove } from './exchange-moves.rule.ts'
import { type ExchangeRow, findExchange, type StoredExchange, updateExchange } from './exchanges.sql.ts'
import { finishExchange } from './finish-exchange.ts'
import { type LockedExchange, lockExchange } from './lock-exchange.ts'

type Step = { by: Actor; now: Date }
type Deps = StockDeps & MailDeps

/** Reserves the new items from stock; the rest is sewn where the product is made to order. Throws where there are not enough. */
export async function reserveReplacement(tx: Db, { pageCache }: StockDeps, exchange: ExchangeRow): Promise<number> {
  const { toVariantId: variantId, quantity, madeToOrder } = exchange
  const held = await reserveStock(tx, [{ variantId, quantity, madeToOrder }], { pageCache })
  if (held.kind === 'short') throw new AppError(held.free > 0 ? 'not_enough_stock' : 'out_of_stock')
  return held.fromStock[0] ?? 0
}

/** Marks the replacement packed in a parcel. After a lost one, reserves other items or throws. */
export async function packReplacement(tx: Db, deps: Deps, exchangeId: string, { now }: { now: Date }): Promise<OrderRow> {
  const { exchange, order } = await lockExchange(tx, exchangeId)
  if (!canPack(exchange)) throw new AppError('move_not_allowed')
  const again = exchange.replacementState === 'lost' ? { fromStock: await reserveReplacement(tx, deps, exchange) } : {}
  await updateExchange(tx, exchangeId, { replacementState: 'packed', ...again })
  await recordMove(tx, order.id, { from: exchange.replacementState, to: 'packed', by: 'admin', now })
  return order
}

/** Moves the replacement with its parcel, and finishes the exchange once the return has ended too. */
export async function followParcel(tx: Db, deps: Deps, exchangeId: string, step: Step & { parcel: ShipmentStatus }): Promise<void> {
  const locked = await lockExchange(tx, exchangeId)
  const { replacementState } = locked.exchange
  if (locked.exchange.status !== 'approved' || replacementState === null) return
  let exchange = locked.exchange
  for (const to of replacementMovesWith(replacementState, step.parcel)) exchange = await moveOn(tx, deps, { ...locked, exchange }, to, step)
  if (replacementState === 'packed' && exchange.replacementState === 'sent') await mailSent(tx, deps, locked)
  await finishExchange(tx, deps, { ...locked, exchange }, step)
}

async function moveOn(tx: Db, deps: Deps, locked: LockedExchange, to: ReplacementState, step: Step): Promise<ExchangeRow> {
  const { exchange, order } = locked
  requireReplacementMove(exchange.replacementState, to)
  const stock = await moveStock(tx, deps, locked, to)
  await recordMove(tx, order.id, { from: exchange.replacementState, to, ...step })
  return updateExchange(tx, exchange.id, { replacementState: to, ...stock, ...(to === 'delivered' ? { arrivedAt: step.now } : {}) })
}

/** Sent: commits the reserved items. Returned: restocks them and reserves them for the next parcel. */
async function moveStock(tx: Db, { pageCache }: StockDeps, { exchange, order }: LockedExchange, to: ReplacementState) {
  const lines = [{ variantId: exchange.toVariantId, quantity: exchange.fromStock }]
  if (to === 'sent') await commitStock(tx, { lines, order, reason: 'exchanged' })
  if (to !== 'reserved' || exchange.replacementState !== 'sent') return {}
  await restock(tx, { lines, order, reason: 'exchanged' }, { pageCache })
  const held = await reserveStock(
    tx,
    lines.map((line) => ({ ...line, madeToOrder: true })),
    { pageCache },
  )
  return { fromStock: held.kind === 'held' ? (held.fromStock[0] ?? 0) : 0 }
}

async function mailSent(tx: Db, deps: MailDeps, { exchange, order }: LockedExchange): Promise<void> {
  const sent = (await findExchange(tx, exchange.id)) as StoredExchange
  await mailCustomer(tx, deps, order, (details, sender) => exchangeSentMail(details, sender, sent))
}

type ReplacementMove = Step & { from: ReplacementState | null; to: ReplacementState }

async function recordMove(tx: Db, orderId: string, { from, to, by, now }: ReplacementMove): Promise<void> {
  await insertEvent(tx, orderId, { at: now, what: 'replacement', from, to, by })
}
