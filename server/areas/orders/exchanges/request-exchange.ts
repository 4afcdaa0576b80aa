import { unitPrice } from '../../../../contract/money.ts'
import { isBeforeDeadline } from '../../../../contract/orders/exchangeable.rule.ts'
import type { NewExchange } from '../../../../contract/orders/exchanges.ts'
import { describePersonalization, extraPrice, isReturnable, personalizationPrice } from '../../../../contract/personalization.rule.ts'
import type { PersonalizationValue } from '../../../../contract/personalization.ts'
import { newId } from '../../../../db/new-id.ts'
import { audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findSaleable, requirePersonalization, type Saleable } from '../../catalogue/catalogue.ts'
import { actorOf } from '../order-actor.rule.ts'
import { insertEvent, lockOrder, type OrderLineRow, type OrderRow, type OrderViewer } from '../orders.sql.ts'
import { getVisibleOrder } from '../read-orders.ts'
import { deadlineFor, readExchangeDeadlines } from './exchange-deadlines.ts'
import * as exchanges from './exchanges.sql.ts'
import { findGoods, isPartlyWaived, paidForUnits } from './goods.rule.ts'
import { countExchangeable, readGoods } from './read-goods.ts'

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
    // The customer's words stay with the exchange, where they can be erased.
    const { reason: _, personalization: __, ...details } = input
    if (viewer.admin && viewer.userId)
      await audit(tx, { who: viewer.userId, what: 'exchange.create', subject: opened.exchange.id, details: { orderId, ...details } })
    return opened
  })
}

/** `phone`: of the recipient of a gift, who asks with its receipt. */
type OpenedExchange = { order: OrderRow; input: NewExchange; by: ReturnType<typeof actorOf>; phone: string | null; now: Date }

/** Opens the exchange of a locked order. */
export async function openExchange(tx: Db, { order, input, by, phone, now }: OpenedExchange): Promise<exchanges.StoredExchange> {
  const orderId = order.id
  const goods = await readGoods(tx, orderId)
  const key = { position: input.position, exchange: input.fromExchange }
  const came = goods.exchanges.find((each) => each.id === key.exchange)
  if (!isBeforeDeadline(deadlineFor(await readExchangeDeadlines(tx, order), came), now)) throw new AppError('exchange_closed')
  const line = findGoods(goods, key)
  const ordered = goods.lines.find(({ position }) => position === input.position)
  if (!line || !ordered) throw new AppError('invalid_input', { issues: [{ path: 'position', key: 'choice' }] })
  // Staff may replace one that the shop embroidered wrongly.
  if (by !== 'admin' && !isReturnable(line)) throw new AppError('exchange_personalized')
  if (input.productId && by !== 'admin') throw new AppError('forbidden')
  const quantity = requireUnits(countExchangeable(goods, { ...key, quantity: line.quantity }), input)
  const wanted = await findWanted(tx, line, input, order.language)
  const values = requirePersonalization(
    wanted.other,
    input.personalization ?? (wanted.isOtherProduct ? [] : valuesAgain(line, wanted.other)),
  )
  if (values === null || by !== 'admin') requireOther(line, wanted.other)
  const paidVnd = paidForUnits(goods, key, quantity)
  const isWaived = isPartlyWaived(goods, key)
  const differenceVnd = differenceOf({ line, quantity, paidVnd, isWaived, wanted, values: values ?? [] })
  // The recipient of a gift neither pays nor is refunded.
  if (phone !== null && differenceVnd !== 0)
    throw new AppError('exchange_other_price', { issues: [{ path: 'size', key: 'exchange_other_price' }] })
  requireStock(wanted.other, quantity)
  const id = newId('exc')
  await exchanges.insertExchange(tx, {
    id,
    orderId,
    ...{ position: input.position, fromExchangeId: came?.id ?? null, quantity, paidVnd, differenceVnd },
    fromVariantId: line.variantId,
    fromSize: line.size ?? '',
    ...(await replacementOf(tx, ordered, wanted.other)),
    personalization: values && describePersonalization(wanted.other.personalization, values),
    reason: input.reason,
    phone,
    createdAt: now,
  })
  await insertEvent(tx, orderId, { at: now, what: 'exchange', to: 'requested', by })
  return (await exchanges.findExchange(tx, id)) as exchanges.StoredExchange
}

/** The same product is made with the same name and measures again, unless others are given. */
function valuesAgain({ personalization }: Pick<OrderLineRow, 'personalization'>, offered: Saleable): PersonalizationValue[] {
  const isOffered = (fieldId: string) => offered.personalization.some(({ _id }) => _id === fieldId)
  return (personalization ?? []).filter(({ fieldId }) => isOffered(fieldId)).map(({ fieldId, value }) => ({ fieldId, value }))
}

/** All units that may be exchanged, or the wanted number of them. */
function requireUnits(units: number, { quantity = units }: NewExchange): number {
  if (units === 0) throw new AppError('exchange_exists')
  if (quantity > units) throw new AppError('invalid_input', { issues: [{ path: 'quantity', key: `max:${units}` }] })
  return quantity
}

type Wanted = Saleable & { variant: NonNullable<Saleable['variant']> }

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
  if (!other?.published || !other.variant || (other.hasSizes && !other.size))
    throw new AppError('unknown_variant', { issues: [{ path, key: 'unknown_variant' }] })
  return { other: other as Wanted, own: own ?? null, isOtherProduct }
}

/** The new items as they are stored: by what differs from the line of the order. */
async function replacementOf(tx: Db, ordered: OrderLineRow, { productId, name, slug, color, size, variant, madeToOrder }: Wanted) {
  const isSameProduct = productId === ordered.productId
  const isSameColor = isSameProduct && color.id === (await exchanges.findColorOf(tx, ordered.variantId))
  return {
    ...{ toVariantId: variant.id, toSize: size?.size ?? '', madeToOrder },
    toColor: isSameColor ? null : color.label,
    toProduct: isSameProduct ? null : { _id: productId, name, slug, image: color.imageUrl },
  }
}

function requireOther(line: OrderLineRow, { variant }: Wanted): void {
  if (variant.id === line.variantId) throw new AppError('exchange_same_size', { issues: [{ path: 'size', key: 'exchange_same_size' }] })
}

type Difference = {
  line: OrderLineRow
  quantity: number
  paidVnd: number
  isWaived: boolean
  wanted: Awaited<ReturnType<typeof findWanted>>
  values: PersonalizationValue[]
}

/**
 * What the new items cost more than the old ones. A size of the same product counts at today's price, so that a change of
 * the price in between costs nobody anything; for another product, what was paid counts. Never refunds more than was paid, nor
 * what the shop waived before.
 */
function differenceOf({ line, quantity, paidVnd, isWaived, wanted: { other, own, isOtherProduct }, values }: Difference): number {
  const price = (unitPrice(other, other.size) + personalizationPrice(other.personalization, values)) * quantity
  const old = isOtherProduct ? paidVnd : (exchangePrice(line, own) + extraPrice(line.personalization)) * quantity
  const maxBack = isWaived ? Math.max(0, paidVnd - price) : paidVnd
  return Math.max(price - old, -maxBack)
}

/** The price of what may be exchanged for a line: today's price of the bought size; of a discontinued one, the price paid. */
export function exchangePrice(line: OrderLineRow, own: Saleable | null): number {
  return own?.variant ? unitPrice(own, own.size) : line.unitVnd - extraPrice(line.personalization)
}

function requireStock({ madeToOrder, variant }: Wanted, quantity: number): void {
  const free = variant.onHand - variant.reserved
  if (madeToOrder || free >= quantity) return
  const code = free > 0 ? 'not_enough_stock' : 'out_of_stock'
  throw new AppError(code, { issues: [{ path: 'size', key: code }] })
}
