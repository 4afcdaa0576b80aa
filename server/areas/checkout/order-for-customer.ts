import type { GivenItem, OrderForCustomer } from '../../../contract/checkout.admin.ts'
import { newId } from '../../../db/new-id.ts'
import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/db.ts'
import type { IssueKey } from '../../platform/http/errors.ts'
import { nobody } from '../../platform/http/person.ts'
import { findSaleable } from '../catalogue/catalogue.ts'
import { answerByKey, type CheckoutRoom, type OrderRequest, type Placed, takeOrder } from './place-order.ts'
import { type Goods, priceLines } from './read-goods.ts'
import { readTerms } from './read-terms.ts'
import { isRefusal, type Refusal, refuse, transactOrRefuse } from './refusal.ts'

type Asked = { body: OrderForCustomer; adminId: string; key?: string | undefined }

/**
 * An order taken by phone or chat: the same prices, stock and coupons as any other, of what was named instead of a
 * cart. It belongs to whoever gets its link.
 */
export async function orderForCustomer(room: CheckoutRoom, { body, adminId, key }: Asked): Promise<Placed | Refusal> {
  const { items, source, language, ...order } = body
  const { platform } = room
  const outcome = await transactOrRefuse(platform.db, async (tx) => {
    const now = platform.clock.now()
    const orderId = newId('ord')
    const request: OrderRequest = { body: order, person: nobody, language, key, ipKey: null, office: { adminId, source, items } }
    const earlier = await answerByKey(tx, request, { orderId, now })
    if (earlier) return earlier
    const goods = await readGivenGoods(tx, items, request)
    if (isRefusal(goods)) return goods
    const terms = await readTerms(tx, room, { goods, cart: { discountCode: null, seenTerms: null }, request, now })
    if (isRefusal(terms)) return terms
    const placed = await takeOrder(tx, room, { orderId, goods, terms, request, now })
    if (!isRefusal(placed)) await audit(tx, { who: adminId, what: 'order.placed', subject: orderId, details: { source } })
    return placed
  })
  // An admin has no cart to look at.
  return isRefusal(outcome) && outcome.code === 'cart_changed' ? { ...outcome, code: 'order_items_changed' } : outcome
}

async function readGivenGoods(tx: Db, items: GivenItem[], { language }: OrderRequest): Promise<Goods | Refusal> {
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
    const variantId = saleable?.variant?.id ?? ''
    const known = lines.get(variantId)
    if (known) known.quantity += quantity
    else if (saleable) {
      const { productId, color, size } = saleable
      lines.set(variantId, { lineId: String(index), productId, colorId: color.id, size: size?.size ?? '', quantity })
    }
  }
  return priceLines(tx, [...lines.values()], language)
}
