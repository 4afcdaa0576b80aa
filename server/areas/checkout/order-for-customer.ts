import type { OrderForCustomer } from '../../../contract/admin/checkout.ts'
import { normalizePersonalization } from '../../../contract/personalization.rule.ts'
import { newId } from '../../../db/new-id.ts'
import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/database/client.ts'
import { pipeline } from '../../platform/database/pipeline.ts'
import { anonymous } from '../../platform/http/auth-guards.ts'
import type { IssueKey } from '../../platform/http/errors.ts'
import { findSaleable } from '../catalogue/catalogue.ts'
import { readSettingsAndDelivery } from '../content/content.ts'
import { findCashHistory, nameSecondChoice } from '../orders/orders.ts'
import { lockDraft, markOrdered } from './drafts/drafts.sql.ts'
import type { CheckoutDeps, OrderRequest, Placed, StaffEntry } from './order-request.ts'
import { sumTotals, withOwnPrice } from './own-prices.rule.ts'
import { respondByKey, takeOrder } from './place-order.ts'
import { type Goods, priceLines } from './read-goods.ts'
import { decideTerms, readBuyer } from './read-terms.ts'
import { type CheckoutRefusal, isRefusal, refuse, transactOrRefuse } from './refusal.ts'

const noCart = { discountCode: null, seenTerms: null }

type OrderForCustomerRequest = { body: OrderForCustomer; adminId: string; key?: string | undefined }

/**
 * An order taken by phone or chat: the same prices, stock and coupons as any other, for named items instead of a
 * cart. It has no owner until someone with its link claims it.
 */
export async function orderForCustomer(
  deps: CheckoutDeps,
  { body, adminId, key }: OrderForCustomerRequest,
): Promise<Placed | CheckoutRefusal> {
  const { items, customItems, shippingFee, source, language, draftId, ...order } = body
  const { platform } = deps
  const outcome = await transactOrRefuse(platform.db, async (tx) => {
    const now = platform.clock.now()
    const orderId = newId('ord')
    const staffEntry = {
      adminId,
      source,
      items,
      ...(customItems ? { customItems } : {}),
      ...(shippingFee === undefined ? {} : { shippingFee }),
    }
    const request: OrderRequest = { body: order, person: anonymous, language, key, ipKey: null, staffEntry }
    const earlier = await respondByKey(tx, request, { orderId, now })
    if (earlier) return earlier
    // The customer may place it by its link at the same time: the lock decides.
    const draft = draftId === undefined ? undefined : await lockDraft(tx, draftId)
    if (draft && draft.orderId !== null) return refuse('draft_used')
    const placed = await placeGivenItems(tx, deps, { request, staffEntry, orderId, now })
    if (isRefusal(placed)) return placed
    if (draft) await markOrdered(tx, draft.id, orderId, now)
    await audit(tx, { who: adminId, what: 'order.placed', subject: orderId, details: { source, ...byHand(placed) } })
    return placed
  })
  return isRefusal(outcome) ? aboutItems(outcome) : outcome
}

/** An order of named items has no cart to read again. */
export function aboutItems(refusal: CheckoutRefusal): CheckoutRefusal {
  return refusal.code === 'cart_changed' ? { ...refusal, code: 'order_items_changed' } : refusal
}

/** The prices that staff set, with their reasons, and their delivery fee. */
function byHand({ order: { lines, isOwnFee, shippingVnd } }: Placed) {
  const reasons = lines.flatMap(({ name, unitVnd, priceReason }) => (priceReason ? [{ name, unitVnd, priceReason }] : []))
  return { ...(reasons.length > 0 ? { reasons } : {}), ...(isOwnFee ? { shippingVnd } : {}) }
}

type GivenOrder = { request: OrderRequest; staffEntry: StaffEntry; orderId: string; now: Date }

/** Places an order of named items instead of a cart, in the caller's transaction. */
export async function placeGivenItems(
  tx: Db,
  deps: CheckoutDeps,
  { request, staffEntry, orderId, now }: GivenOrder,
): Promise<Placed | CheckoutRefusal> {
  const goods = await readGivenGoods(tx, staffEntry, request)
  if (isRefusal(goods)) return goods
  const buyer = await readBuyer(tx, request)
  if (isRefusal(buyer)) return buyer
  const { provinceCode, phone } = buyer.shippingAddress
  const [offered, { refused }] = await pipeline([readSettingsAndDelivery(tx, provinceCode), findCashHistory(tx, phone)])
  const conditions = { ...offered, refusedParcels: refused }
  const terms = await decideTerms(tx, deps, { goods, cart: noCart, buyer, conditions, request, now })
  if (isRefusal(terms)) return terms
  return takeOrder(tx, deps, { orderId, goods, terms, request, open: null, now })
}

async function readGivenGoods(
  tx: Db,
  { items, customItems = [] }: StaffEntry,
  { language }: OrderRequest,
): Promise<Goods | CheckoutRefusal> {
  const saleables = await findSaleable(tx, items, language)
  const unknown = saleables.flatMap((saleable, index): IssueKey[] =>
    saleable?.variant
      ? []
      : [{ path: `items.${index}`, key: saleable?.hasSizes && !items[index]?.size ? 'size_required' : 'unknown_variant' }],
  )
  if (unknown.length > 0) return refuse('cart_changed', ...unknown)
  const lines = new Map<string, Parameters<typeof priceLines>[1][number]>()
  for (const [index, saleable] of saleables.entries()) {
    const quantity = items[index]?.quantity ?? 0
    if (!saleable) continue
    const { productId, color, size, variant } = saleable
    const personalization = items[index]?.personalization ?? null
    const wishes = normalizePersonalization(saleable.personalization, personalization ?? [])
    const key = JSON.stringify([variant?.id, wishes, items[index]?.price ?? null])
    const known = lines.get(key)
    if (known) known.quantity += quantity
    else lines.set(key, { lineId: String(index), productId, colorId: color.id, size: size?.size ?? '', personalization, quantity })
  }
  const goods = await priceLines(tx, [...lines.values()], language)
  if (isRefusal(goods)) return goods
  const priced = goods.lines.map((line) => {
    const price = items[Number(line.lineId)]?.price
    return { ...withOwnPrice(line, line.quantity, price), priceReason: price?.reason ?? null }
  })
  return { lines: priced, custom: await nameSecondChoice(tx, customItems, language), subTotal: sumTotals(priced, customItems) }
}
