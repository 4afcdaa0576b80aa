import { createHash } from 'node:crypto'
import { maxUnpaidOrders } from '../../../contract/orders/cash-limits.ts'
import { newId } from '../../../db/new-id.ts'
import type { Db } from '../../platform/database/client.ts'
import { pipeline } from '../../platform/database/pipeline.ts'
import { type CartOwner, emptyCart, lockCart, ownerOf, readCartWithGoods } from '../cart/cart.ts'
import { reserveStock, type StockReservation } from '../catalogue/catalogue.ts'
import { readSettingsAndDelivery } from '../content/content.ts'
import { useDiscount as spendDiscount } from '../discounts/discounts.ts'
import {
  type BuyerHistory,
  confirmationTexts,
  decideReservation,
  findAwaited,
  findVisibleOrder,
  moveSecondChoice,
  readBuyerHistory,
  withDetails,
} from '../orders/orders.ts'
import { claimKey } from './checkout.sql.ts'
import type { CheckoutDeps, OrderRequest, Placed } from './order-request.ts'
import { secondChoiceLines } from './own-prices.rule.ts'
import { type Goods, priceGoods, refuseShort, refuseShortCustom } from './read-goods.ts'
import { decideTerms, readBuyer, type Terms } from './read-terms.ts'
import { type CheckoutRefusal, isRefusal, refuse, transactOrRefuse } from './refusal.ts'
import { isToConfirmWhenPlaced, isUnpaid, writeOrder } from './write-order.ts'

/**
 * Turns the caller's cart into an order in one transaction: re-prices the lines, reserves the units, takes the coupon
 * and writes the order. A refusal rolls everything back. No external service is called in the transaction. The
 * reservation of the units is `reserve` below; an order that reserved nothing here gets its units when it is confirmed or
 * paid (`reserveAfterPlacing` in `orders/reservations/`).
 */
export function placeOrder(deps: CheckoutDeps, request: OrderRequest): Promise<Placed | CheckoutRefusal> {
  const { platform } = deps
  const owner = ownerOf(request.person)
  return transactOrRefuse(platform.db, async (tx) => {
    const now = platform.clock.now()
    const orderId = newId('ord')
    if (!owner) return refuse('cart_empty')
    // A cart is ordered once: a concurrent order waits for the lock and finds it empty.
    const [earlier, , found] = await pipeline([
      respondByKey(tx, request, { orderId, now }),
      lockCart(tx, owner),
      readForOrder(tx, request, { owner, now }),
    ])
    if (earlier) return earlier
    if (isRefusal(found)) return found
    const { buyer, cart, offered } = found
    const { unpaid, refused: refusedParcels, retryAfter, open } = found.history
    if (!cart || cart.lines.length === 0) return refuse('cart_empty')
    if (unpaid >= maxUnpaidOrders) return refuse('too_many_unpaid_orders')
    const goods = await priceGoods(tx, { cart, owner, request, now })
    if (isRefusal(goods)) return goods
    const terms = await decideTerms(tx, deps, { goods, cart, buyer, conditions: { ...offered, refusedParcels }, request, now })
    if (isRefusal(terms)) return terms
    if (retryAfter > 0) return refuseTooMany(terms, retryAfter)
    // If the order is refused, the rollback restores the cart lines.
    const [placed] = await pipeline([takeOrder(tx, deps, { orderId, goods, terms, request, open, now }), emptyCart(tx, cart)])
    return placed
  })
}

/** All that an order reads. A guest's address needs no query, so that everything is sent in one packet with what precedes it. */
async function readForOrder(tx: Db, request: OrderRequest, { owner, now }: { owner: CartOwner; now: Date }) {
  const buyer = await readBuyer(tx, request)
  if (isRefusal(buyer)) return buyer
  const { email, shippingAddress } = buyer
  // The first takes the buyer's lock; the others read behind it.
  const [history, cart, offered] = await pipeline([
    readBuyerHistory(tx, { owner, phone: shippingAddress.phone, email, ipKey: request.ipKey }, now),
    readCartWithGoods(tx, owner, request.language),
    readSettingsAndDelivery(tx, shippingAddress.provinceCode),
  ])
  return { buyer, history, cart, offered }
}

function refuseTooMany({ settings }: Terms, retryAfter: number): CheckoutRefusal {
  const values = { ...confirmationTexts(settings), minutes: String(Math.ceil(retryAfter / 60)) }
  return { ...refuse('too_many_orders'), values, retryAfter }
}

/** `open`: the buyer's open unpaid orders; null where they are not limited, as in an order that staff enter. */
type OrderToTake = { orderId: string; goods: Goods; terms: Terms; request: OrderRequest; open: BuyerHistory['open'] | null; now: Date }

/** Reserves the units, takes those of second choice and the coupon and writes the order: the last step of every way to order. */
export async function takeOrder(tx: Db, deps: CheckoutDeps, toTake: OrderToTake): Promise<Placed | CheckoutRefusal> {
  const { goods } = toTake
  const reserved = await reserve(tx, deps, toTake)
  if (isRefusal(reserved)) return reserved
  if (reserved.kind === 'short') return refuseShort(goods, reserved)
  const apart = await moveSecondChoice(tx, [], secondChoiceLines(goods.custom))
  if (apart.kind === 'short') return refuseShortCustom(goods, apart)
  const refusal = await spendCoupon(tx, toTake)
  if (refusal) return refusal
  const { fromStock, isReserved } = reserved
  const order = await writeOrder(tx, deps, { ...toTake, fromStock, isReserved })
  return isRefusal(order) ? order : { kind: 'placed', order }
}

type Reserved = Extract<StockReservation, { kind: 'held' }> & { isReserved: boolean }

/**
 * Reserves all of the units, or none of them. A client whose unpaid orders reserve enough reserves none until the
 * order is confirmed or paid.
 */
async function reserve(
  tx: Db,
  deps: CheckoutDeps,
  { goods, terms, request, open }: OrderToTake,
): Promise<Reserved | Extract<StockReservation, { kind: 'short' }> | CheckoutRefusal> {
  if (open === null || !isUnpaid(request, terms)) {
    const reservation = await reserveStock(tx, goods.lines, deps.platform)
    return reservation.kind === 'held' ? { ...reservation, isReserved: true } : reservation
  }
  const lines = goods.lines.map(({ saleable, ...line }) => ({ ...line, productId: saleable.productId }))
  const variantIds = [...new Set(lines.map(({ variantId }) => variantId))]
  const awaitedOfIp = open.isAwaiting ? await findAwaited(tx, request.ipKey, { variantIds }) : {}
  const decision = decideReservation({ ...open, awaitedOfIp, ...stockOf(goods) }, lines, {
    isPrepaid: !isToConfirmWhenPlaced(request, terms),
  })
  if (decision.kind === 'refused') return { ...refuse('too_many_unconfirmed_orders'), values: confirmationTexts(terms.settings) }
  if (decision.kind === 'short') return decision
  const { fromStock } = decision
  if (decision.kind === 'unreserved') return { kind: 'held', fromStock, isReserved: false }
  // Takes no more from stock than the limits were checked for, even if units were restocked since.
  const wants = lines.map((line, at) => ({ ...line, quantity: fromStock[at] ?? 0 }))
  const reservation = await reserveStock(tx, wants, deps.platform)
  return reservation.kind === 'held' ? { ...reservation, isReserved: true } : reservation
}

/** By product all units in stock, and by variant those that are not reserved. */
function stockOf({ lines }: Goods): { onHand: Record<string, number>; free: Record<string, number> } {
  return {
    onHand: Object.fromEntries(lines.map(({ saleable }) => [saleable.productId, saleable.productOnHand])),
    free: Object.fromEntries(
      lines.map(({ saleable: { variant }, variantId }) => [variantId, variant ? variant.onHand - variant.reserved : 0]),
    ),
  }
}

async function spendCoupon(tx: Db, { orderId, terms, request, now }: OrderToTake): Promise<CheckoutRefusal | null> {
  const { discount, shippingAddress } = terms
  if (!discount) return null
  const { userId } = request.person
  const guestIp = userId === null && isToConfirmWhenPlaced(request, terms) ? request.ipKey : null
  const customer = { userId, phone: shippingAddress.phone, guestIp }
  const outcome = await spendDiscount(tx, { discountId: discount.discountId, orderId, customer, now })
  if (outcome === 'used') return null
  const key = outcome === 'guest-limit' ? 'discount_guest_limit' : 'discount_used_up'
  return refuse(key, { path: 'discountCode', key })
}

/** The order that was placed with this key; nothing where the key is new, or absent. */
export async function respondByKey(tx: Db, request: OrderRequest, { orderId, now }: { orderId: string; now: Date }) {
  const { key, body, person, staffEntry } = request
  if (key === undefined) return null
  const claim = await claimKey(tx, {
    owner: keyOwnerOf(request),
    key,
    bodyHash: hashOf(staffEntry ? { ...body, ...staffEntry } : body),
    orderId,
    createdAt: now,
  })
  if (claim.kind === 'ours') return null
  if (claim.kind === 'in-flight') return refuse('idempotency_in_flight')
  if (!claim.isSameBody) return refuse('idempotency_reused')
  const order = await findVisibleOrder(tx, claim.orderId, { ...person, admin: staffEntry !== undefined })
  const [placed] = order ? await withDetails(tx, [order]) : []
  return placed ? ({ kind: 'placed', order: placed } satisfies Placed) : refuse('idempotency_reused')
}

function keyOwnerOf({ person, staffEntry }: OrderRequest): string {
  if (staffEntry) return `office:${staffEntry.adminId}`
  return person.userId ? `user:${person.userId}` : `guest:${person.guestId}`
}

/** The contract's schema parsed the body, so equal bodies have their fields in the same sequence. */
function hashOf(body: object): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url')
}
