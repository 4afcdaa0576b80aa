import { unitPrice } from '../../../../contract/money.ts'
import { defaultReturnDays } from '../../../../contract/orders/exchange-period.ts'
import { exchangeableUnits, exchangeDeadline, isBeforeDeadline } from '../../../../contract/orders/exchangeable.rule.ts'
import type { NewExchange } from '../../../../contract/orders/exchanges.ts'
import { extraPrice, isReturnable } from '../../../../contract/personalization.rule.ts'
import { newId } from '../../../../db/new-id.ts'
import { audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findSaleable, type Saleable } from '../../catalogue/catalogue.ts'
import { readSettings } from '../../content/content.ts'
import { actorOf } from '../order-actor.rule.ts'
import { findLines, insertEvent, lockOrder, type OrderLineRow, type OrderRow, type OrderViewer } from '../orders.sql.ts'
import { getVisibleOrder } from '../read-orders.ts'
import { returnedAmount } from '../returns/return-amount.rule.ts'
import { findReturnStates } from '../returns/returns.sql.ts'
import * as exchanges from './exchanges.sql.ts'

type ExchangeRequest = { orderId: string; viewer: OrderViewer; input: NewExchange }

/** Requests another size or colour of a delivered item. Nothing is reserved before the shop approves. */
export async function requestExchange(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  request: ExchangeRequest,
): Promise<exchanges.StoredExchange> {
  const { orderId, viewer, input } = request
  return transact(db, async (tx) => {
    await getVisibleOrder(tx, orderId, viewer)
    const order = await lockOrder(tx, orderId)
    if (!order) throw new AppError('exchange_closed')
    const by = actorOf(order, viewer)
    const opened = await openExchange(tx, { order, input, by, phone: null, now: clock.now() })
    if (viewer.admin && viewer.userId)
      await audit(tx, { who: viewer.userId, what: 'exchange.create', subject: opened.exchange.id, details: { orderId, ...input } })
    return opened
  })
}

/** `phone`: of the recipient of a gift, who asks with its receipt. */
type OpenedExchange = { order: OrderRow; input: NewExchange; by: ReturnType<typeof actorOf>; phone: string | null; now: Date }

/** Opens the exchange of a locked order. */
export async function openExchange(tx: Db, { order, input, by, phone, now }: OpenedExchange): Promise<exchanges.StoredExchange> {
  const orderId = order.id
  if (!(await isInTime(tx, order, now))) throw new AppError('exchange_closed')
  const line = requireLine(await findLines(tx, orderId), input)
  // Staff may replace one that the shop embroidered wrongly.
  if (by !== 'admin' && !isReturnable(line)) throw new AppError('exchange_personalized')
  if (input.productId && by !== 'admin') throw new AppError('forbidden')
  const states = await exchanges.findExchangeStates(tx, orderId)
  const quantity = requireUnits(exchangeableUnits(line, states, await findReturnStates(tx, orderId)), input)
  const wanted = await findWanted(tx, line, input, order.language)
  requireOther(line, wanted.other)
  const differenceVnd = differenceOf(line, quantity, wanted)
  // The recipient of a gift neither pays nor is refunded.
  if (phone !== null && differenceVnd !== 0)
    throw new AppError('exchange_other_price', { issues: [{ path: 'size', key: 'exchange_other_price' }] })
  requireStock(wanted.other, quantity)
  const id = newId('exc')
  await exchanges.insertExchange(tx, {
    id,
    orderId,
    position: input.position,
    quantity,
    fromVariantId: line.variantId,
    fromSize: line.size ?? '',
    toVariantId: wanted.other.variant.id,
    toSize: wanted.other.size.size,
    toColor: !wanted.isOtherProduct && isColorOf(wanted.own, wanted.other) ? null : wanted.other.color.label,
    toProduct: wanted.isOtherProduct ? productOf(wanted.other) : null,
    differenceVnd,
    madeToOrder: wanted.other.madeToOrder,
    reason: input.reason,
    phone,
    createdAt: now,
  })
  await insertEvent(tx, orderId, { at: now, what: 'exchange', to: 'requested', by })
  return (await exchanges.findExchange(tx, id)) as exchanges.StoredExchange
}

async function isInTime(tx: Db, order: OrderRow, now: Date): Promise<boolean> {
  return isBeforeDeadline(await findDeadline(tx, order), now)
}

/** The last day to ask for an exchange; null before delivery, and where the shop exchanges nothing. */
export async function findDeadline(db: Db, order: OrderRow): Promise<string | null> {
  const { exchangeDays } = await readSettings(db)
  return deadlineOf(db, order, exchangeDays)
}

/** The last day on which the buyer may ask for a return; null before delivery, and where only the shop opens returns. */
export async function findReturnDeadline(db: Db, order: OrderRow): Promise<string | null> {
  const { returnDays = defaultReturnDays } = await readSettings(db)
  return deadlineOf(db, order, returnDays)
}

async function deadlineOf(db: Db, { id, status }: OrderRow, days: number | undefined): Promise<string | null> {
  const deliveredAt = status === 'delivered' ? await exchanges.findDeliveredAt(db, id) : null
  return deliveredAt && exchangeDeadline(deliveredAt, days)
}

function requireLine(lines: OrderLineRow[], { position }: NewExchange): OrderLineRow {
  const line = lines.find((each) => each.position === position)
  if (!line) throw new AppError('invalid_input', { issues: [{ path: 'position', key: 'choice' }] })
  return line
}

/** All units that may be exchanged, or the wanted number of them. */
function requireUnits(units: number, { quantity = units }: NewExchange): number {
  if (units === 0) throw new AppError('exchange_exists')
  if (quantity > units) throw new AppError('invalid_input', { issues: [{ path: 'quantity', key: `max:${units}` }] })
  return quantity
}

type Wanted = Saleable & { variant: NonNullable<Saleable['variant']>; size: NonNullable<Saleable['size']> }

/** The wanted product, size and colour (the line's by default), and the bought variant if it is still offered. */
async function findWanted(tx: Db, line: OrderLineRow, { size, color, productId: wantedId }: NewExchange, language: OrderRow['language']) {
  const { productId } = line
  const isOtherProduct = wantedId !== undefined && wantedId !== productId
  if (isOtherProduct && !color) throw new AppError('invalid_input', { issues: [{ path: 'color', key: 'required' }] })
  const ownColor = (await exchanges.findColorOf(tx, line.variantId)) ?? line.color
  const lines = [
    { productId: wantedId ?? productId, color: color ?? ownColor, size },
    { productId, color: ownColor, size: line.size },
  ]
  const [other, own] = await findSaleable(tx, lines, language)
  const path = other ? 'size' : 'color'
  if (!other?.published || !other.variant || !other.size)
    throw new AppError('unknown_variant', { issues: [{ path, key: 'unknown_variant' }] })
  return { other: other as Wanted, own: own ?? null, isOtherProduct }
}

function isColorOf(own: Saleable | null, { color }: Wanted): boolean {
  return own?.color.id === color.id
}

function requireOther(line: OrderLineRow, { variant }: Wanted): void {
  if (variant.id === line.variantId) throw new AppError('exchange_same_size', { issues: [{ path: 'size', key: 'exchange_same_size' }] })
}

/**
 * What the new items cost more than the old ones. A size of the same product counts at today's price, so that a change of
 * the price in between costs nobody anything; for another product, what was paid counts.
 */
function differenceOf(
  line: OrderLineRow,
  quantity: number,
  { other, own, isOtherProduct }: Awaited<ReturnType<typeof findWanted>>,
): number {
  const price = unitPrice(other, other.size) * quantity
  return price - (isOtherProduct ? returnedAmount(line, quantity, 0) : exchangePrice(line, own) * quantity)
}

function productOf({ productId: _id, name, slug }: Wanted): { _id: string; name: string; slug: string } {
  return { _id, name, slug }
}

/** The price of what may be exchanged for a line: today's price of the bought size; of a discontinued one, the price paid. */
export function exchangePrice(line: OrderLineRow, own: Saleable | null): number {
  return own?.size ? unitPrice(own, own.size) : line.unitVnd - extraPrice(line.personalization)
}

function requireStock({ madeToOrder, variant }: Wanted, quantity: number): void {
  const free = variant.onHand - variant.reserved
  if (madeToOrder || free >= quantity) return
  const code = free > 0 ? 'not_enough_stock' : 'out_of_stock'
  throw new AppError(code, { issues: [{ path: 'size', key: code }] })
}
