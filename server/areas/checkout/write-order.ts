import { randomBytes } from 'node:crypto'
import type { CustomItem } from '../../../contract/admin/own-prices.ts'
import { type DeliveryWindow, giftWindow } from '../../../contract/gifts/gift-day.rule.ts'
import { depositOf, depositRule } from '../../../contract/orders/deposit.rule.ts'
import { splitDiscount } from '../../../contract/pricing.ts'
import type { StoredInvoice } from '../../../db/schema/orders.ts'
import type { Db } from '../../platform/database/client.ts'
import { pipeline } from '../../platform/database/pipeline.ts'
import { deliveryDays } from '../content/content.ts'
import {
  type Actor,
  buyerOf,
  findPlanToBook,
  findSewingPlan,
  insertOrder,
  insertSewing,
  moveOrder,
  movePayment,
  type NewOrderLine,
  type NewOrderRow,
  newConfirmation,
  type OrderRow,
  receivedMailOf,
  recordUnreserved,
  type StoredOrder,
  withDetails,
} from '../orders/orders.ts'
import { payNothing } from '../payments/payments.ts'
import { refuseLaterDelivery } from './delivery-promise.ts'
import { giftColumns, refuseGiftDay } from './order-gift.ts'
import type { CheckoutDeps, OrderRequest } from './order-request.ts'
import { customPieces, customTotal } from './own-prices.rule.ts'
import type { Goods } from './read-goods.ts'
import type { Terms } from './read-terms.ts'
import type { CheckoutRefusal } from './refusal.ts'

type OrderToWrite = {
  orderId: string
  goods: Goods
  terms: Terms
  fromStock: number[]
  /** False: the units of `fromStock` are only planned until the order is confirmed or paid. */
  isReserved: boolean
  request: OrderRequest
  now: Date
}

/** A cash order of a buyer has to be confirmed. An order that staff take by phone counts as confirmed. */
export function isToConfirmWhenPlaced(
  { body, staffEntry }: Pick<OrderRequest, 'body' | 'staffEntry'>,
  { sums }: Pick<Terms, 'sums'>,
): boolean {
  return body.paymentMethod === 'cod' && sums.total > 0 && !staffEntry
}

/** Orders that are neither paid nor confirmed are counted by phone, e-mail and IP. */
export function isUnpaid({ staffEntry }: Pick<OrderRequest, 'staffEntry'>, { sums }: Pick<Terms, 'sums'>): boolean {
  return sums.total > 0 && !staffEntry
}

/**
 * Writes all rows of a placed order: its frozen lines, its first event, its first payment attempt and its mail. Refused
 * where a gift cannot arrive on the wished day, or the order by the day the buyer saw.
 */
export async function writeOrder(tx: Db, deps: CheckoutDeps, toWrite: OrderToWrite): Promise<StoredOrder | CheckoutRefusal> {
  const { request, now, isReserved } = toWrite
  const { settings } = toWrite.terms
  const planSewing = isReserved ? findPlanToBook : findSewingPlan
  const sewing = await planSewing(tx, { ...countUnitsToSew(toWrite), sewing: settings.sewing, now })
  const window = deliveryDays(toWrite.terms.delivery, now, sewing.days)
  const refusal = refuseGiftDay(request, window, now) ?? refuseLaterDelivery(request, window)
  if (refusal) return refusal
  const event = { at: now, what: 'placed', to: 'pending', ...whoPlaced(request) }
  const placed = await insertOrder(tx, orderOf(deps, toWrite, window), { lines: linesOf(toWrite), event })
  const unreserved = isReserved ? null : await recordUnreserved(tx, placed.id, now)
  if (isReserved) await insertSewing(tx, placed.id, sewing.weeks)
  const events = unreserved ? [...placed.events, unreserved] : placed.events
  const written = await beginPaying(tx, deps, { ...placed, events, parcel: null }, now)
  const mail = receivedMailOf(written, { brand: settings.brand, publicUrl: deps.platform.config.publicUrl })
  await pipeline([mail && deps.platform.mail.write(tx, mail), isByStaff(request) ? null : deps.whenPlaced(tx, written, settings)])
  return written
}

/** Staff need no notice of an order that they place themselves. */
function isByStaff({ staffEntry }: OrderRequest): boolean {
  return staffEntry !== undefined && !staffEntry.isByCustomer
}

function whoPlaced({ person, staffEntry }: OrderRequest): { by: Actor; note?: string } {
  if (staffEntry) return { by: staffEntry.isByCustomer ? 'guest' : 'admin', note: staffEntry.source }
  return { by: buyerOf(person) }
}

async function beginPaying(tx: Db, { platform, payments }: CheckoutDeps, order: StoredOrder, now: Date): Promise<StoredOrder> {
  const waitsForMoney = order.totalVnd > 0
  if (waitsForMoney && order.paymentMethod !== 'momo') return order
  let row: OrderRow = order
  if (waitsForMoney) await payments.createFirstAttempt(tx, order)
  else {
    await payNothing(tx, order)
    const paid = await movePayment(tx, order, { to: 'paid', by: 'system', now })
    row = await moveOrder(tx, platform, paid, { to: 'processing', by: 'system', now })
  }
  const [written] = await withDetails(tx, [row])
  if (!written) throw new Error('an order was written and is gone')
  return written
}

function orderOf(
  { payments }: CheckoutDeps,
  { orderId, terms, request, isReserved, now }: OrderToWrite,
  window: DeliveryWindow,
): NewOrderRow {
  const { sums, discount, shippingAddress } = terms
  const { body, person, language, staffEntry, ipKey } = request
  const toConfirm = isToConfirmWhenPlaced(request, terms)
  const dueAt = staffEntry ? payments.dueAfterCall(now) : payments.dueAfter(body.paymentMethod, now)
  const waitsForMoney = body.paymentMethod !== 'cod' && sums.total > 0
  return {
    id: orderId,
    userId: person.userId,
    guestId: person.userId ? null : person.guestId,
    accessToken: randomBytes(24).toString('base64url'),
    email: terms.email,
    phone: shippingAddress.phone,
    language,
    source: staffEntry?.source ?? 'web',
    paymentMethod: body.paymentMethod,
    shippingMethod: body.shippingMethod,
    pickup: terms.pickup,
    shippingAddress,
    billingAddress: terms.billingAddress,
    subtotalVnd: sums.subTotal,
    discountVnd: sums.discount,
    discountCode: discount?.code ?? null,
    discountId: discount?.discountId ?? null,
    shippingVnd: sums.shippingFee,
    isOwnFee: staffEntry?.shippingFee !== undefined,
    taxVnd: sums.tax,
    taxPercent: terms.taxPercent,
    totalVnd: sums.total,
    depositVnd: body.paymentMethod === 'cod' ? depositOf(depositRule(terms.settings), sums.total) : 0,
    note: body.note || null,
    ...giftColumns(body.gift),
    wrapVnd: sums.wrapFee,
    invoice: storedInvoice(body.invoice),
    ...giftWindow(window, body.gift?.deliverOn),
    paymentDueAt: waitsForMoney ? dueAt : null,
    // An order taken by phone counts as confirmed.
    confirmedAt: staffEntry ? now : null,
    stock: isReserved ? 'held' : 'unreserved',
    ...(toConfirm ? newConfirmation(terms.settings, now) : {}),
    ipKey: isUnpaid(request, terms) ? ipKey : null,
    createdAt: now,
  }
}

function storedInvoice(recipient: OrderRequest['body']['invoice']): StoredInvoice | null {
  if (!recipient) return null
  const { name, taxCode, address, email } = recipient
  return { name, taxCode, address, ...(email ? { email } : {}) }
}

/** The units that are not in stock, and the longest sewing time among them. */
function countUnitsToSew({ goods, fromStock }: OrderToWrite): { pieces: number; leadDays: number } {
  const sewn = goods.lines.map(({ saleable, quantity }, index) => ({ ...saleable, pieces: quantity - (fromStock[index] ?? 0) }))
  const missing = sewn.filter(({ pieces }) => pieces > 0)
  return {
    pieces: missing.reduce((sum, { pieces }) => sum + pieces, customPieces(goods.custom)),
    leadDays: Math.max(0, ...missing.map(({ leadDays }) => leadDays)),
  }
}

/** The order copies what it needs, so that it never reads the catalogue again. */
function linesOf({ goods, terms, fromStock }: OrderToWrite): NewOrderLine[] {
  const parts = splitDiscount(terms.sums.discount, [...goods.lines.map(({ total }) => total), ...goods.custom.map(customTotal)])
  const lines = goods.lines.map(
    ({ saleable, variantId, quantity, madeToOrder, personalization, unitPrice, total, priceReason }, index) => ({
      variantId,
      productId: saleable.productId,
      name: saleable.name,
      slug: saleable.slug,
      sku: saleable.sku,
      imageUrl: saleable.color.imageUrl,
      color: saleable.color.label,
      size: saleable.size?.size ?? null,
      personalization: personalization.length > 0 ? personalization : null,
      unitVnd: unitPrice,
      quantity,
      totalVnd: total,
      discountVnd: parts[index] ?? 0,
      madeToOrder,
      fromStock: fromStock[index] ?? 0,
      priceReason,
    }),
  )
  const custom = goods.custom.map((item, index) => ({ ...customLine(item), discountVnd: parts[lines.length + index] ?? 0 }))
  return [...lines, ...custom]
}

/** A line that is not in the catalogue is made for this order, or sells second choice, as in an edit of it. */
function customLine(item: CustomItem): NewOrderLine {
  const { name, note, amount, quantity, secondChoice = null } = item
  return {
    ...{ variantId: '', productId: '', slug: '', sku: '', imageUrl: '', color: '', size: null, personalization: null, priceReason: null },
    ...{ name: name.trim(), note: note?.trim() || null, unitVnd: amount, quantity, totalVnd: customTotal(item) },
    ...{ madeToOrder: true, fromStock: secondChoice ? quantity : 0, secondChoiceId: secondChoice, discountVnd: 0 },
  }
}
