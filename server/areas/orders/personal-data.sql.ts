import { randomBytes } from 'node:crypto'
import {
  and,
  count,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  like,
  max,
  not,
  notInArray,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { StoredAddress } from '../../../db/schema/orders.ts'
import { isSecret } from '../../../db/secret-text.ts'
import { type Db, schema } from '../../platform/database/client.ts'
import { sumMoney } from '../../platform/database/sum-money.ts'
import { publish } from '../../platform/live-events.ts'
import type { OrderRow } from './orders.sql.ts'

const { auditEntries, guests, mails, orderEvents, orderExchanges, orderLines, orderReturns, orders, refunds, shipmentEvents, shipments } =
  schema

/** The money received for a customer's orders. */
export const spent = sumMoney(
  sql`sum(${orders.totalVnd}) filter (where ${orders.paymentStatus} = 'paid' and ${orders.status} <> 'cancelled')`,
)

/** Moves guest orders with an e-mail to a user: all of them, or those of one browser. Returns their number. */
export async function assignOrdersTo(
  tx: Db,
  { userId, email, guestId }: { userId: string; email: string; guestId?: string },
): Promise<number> {
  const guests = and(isNull(orders.userId), eq(orders.email, email), guestId ? eq(orders.guestId, guestId) : undefined)
  return (await tx.update(orders).set({ userId }).where(guests).returning({ id: orders.id })).length
}

/**
 * The order of the link, once it is the user's; undefined where it cannot be claimed. `email`: the recipient of its
 * mails from now on.
 */
export async function takeGuestOrder(
  tx: Db,
  { orderId, userId, token, email }: { orderId: string; userId: string; token: string | undefined; email: string | null },
): Promise<OrderRow | undefined> {
  const ofGuest = and(isNull(orders.userId), isNull(orders.email))
  const [taken] = token
    ? await tx
        .update(orders)
        .set({ userId, email })
        .where(and(eq(orders.id, orderId), isSecret(orders.accessToken, token), ofGuest))
        .returning()
    : []
  if (taken) await publish(tx, 'order-changed', orderId)
  const own = and(eq(orders.id, orderId), eq(orders.userId, userId))
  return taken ?? (await tx.select().from(orders).where(own))[0]
}

/**
 * Takes orders out of an account and returns their ids. Clears its e-mail in them too, since that was never verified:
 * otherwise the next sign-in would claim them again. The order link still allows to claim them.
 */
export async function detachOrdersOf(tx: Db, { userId, email }: { userId: string; email: string }): Promise<string[]> {
  const detached = await tx
    .update(orders)
    .set({ userId: null, email: sql`nullif(${orders.email}, ${email})` })
    .where(eq(orders.userId, userId))
    .returning({ id: orders.id })
  return detached.map(({ id }) => id)
}

export async function listAllOrdersOf(db: Db, userId: string): Promise<OrderRow[]> {
  return db.select().from(orders).where(eq(orders.userId, userId)).orderBy(desc(orders.createdAt), desc(orders.id))
}

/** What a user wrote, and was answered, about exchanges of these orders. */
export async function listExchangeTexts(db: Db, orderIds: string[]) {
  const { orderId, reason, reply, phone, personalization, status, createdAt } = orderExchanges
  return orderIds.length === 0
    ? []
    : db
        .select({ orderId, reason, reply, phone, personalization, status, createdAt })
        .from(orderExchanges)
        .where(inArray(orderId, orderIds))
        .orderBy(createdAt)
}

/** What a user wrote, and was answered, about returns of these orders. */
export async function listReturnTexts(db: Db, orderIds: string[]) {
  const { orderId, reason, reply, status, createdAt } = orderReturns
  return orderIds.length === 0
    ? []
    : db.select({ orderId, reason, reply, status, createdAt }).from(orderReturns).where(inArray(orderId, orderIds)).orderBy(createdAt)
}

/** Totals of users' orders: their number, the money received, and the date of the latest. */
export async function sumOrdersOf(db: Db, userIds: string[]) {
  return db
    .select({ userId: orders.userId, orders: count(), spent, lastOrderAt: max(orders.createdAt) })
    .from(orders)
    .where(inArray(orders.userId, userIds))
    .groupBy(orders.userId)
}

/** Whether something is open about one of these orders: a delivery, an exchange, a return or a refund. */
export async function hasOrderUnderWay(tx: Db, orderIds: string[]): Promise<boolean> {
  const open = tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.orderId, orders.id), notInArray(refunds.state, ['done', 'withdrawn'])))
  // A deposit may have to be refunded although its order never counted as paid.
  const depositGoesBack = and(isNotNull(orders.depositPaidAt), exists(open))
  const moneyGoesBack = and(eq(orders.status, 'cancelled'), or(eq(orders.paymentStatus, 'paid'), depositGoesBack))
  const exchanged = tx
    .select({ id: orderExchanges.id })
    .from(orderExchanges)
    .where(and(eq(orderExchanges.orderId, orders.id), inArray(orderExchanges.status, ['requested', 'approved'])))
  const returned = tx
    .select({ id: orderReturns.id })
    .from(orderReturns)
    .where(and(eq(orderReturns.orderId, orders.id), inArray(orderReturns.status, ['requested', 'approved', 'received'])))
  const underWay = or(notInArray(orders.status, ['delivered', 'cancelled']), moneyGoesBack, exists(exchanged), exists(returned))
  return (await tx.$count(orders, and(inArray(orders.id, orderIds), underWay))) > 0
}

/** Whether a delivered order of a user held a product, as SQL for statements about either. */
export function hasReceived({ userId, productId }: { userId: SQLWrapper; productId: SQLWrapper }): SQL<boolean> {
  return sql<boolean>`exists (
    select 1 from ${orders} join ${orderLines} on ${orderLines.orderId} = ${orders.id}
    where ${orders.userId} = ${userId} and ${orders.status} = 'delivered' and ${orderLines.productId} = ${productId})`
}

/** Removes the person from an order: the items, the sums and the province stay for accounting. */
export async function anonymiseOrder(tx: Db, { id, shippingAddress, billingAddress, language }: OrderRow): Promise<void> {
  await tx
    .update(orders)
    .set({
      userId: null,
      guestId: null,
      accessToken: randomBytes(24).toString('base64url'),
      confirmToken: null,
      ipKey: null,
      email: null,
      phone: '',
      note: null,
      giftWishes: null,
      giftCode: null,
      invoice: null,
      internalNotes: '',
      shippingAddress: nobodysAddress(shippingAddress, language),
      billingAddress: nobodysAddress(billingAddress, language),
    })
    .where(eq(orders.id, id))
  await tx.update(orderLines).set({ personalization: null, note: null, priceReason: null }).where(eq(orderLines.orderId, id))
  await tx.update(orderEvents).set({ note: null, details: null }).where(eq(orderEvents.orderId, id))
  const parcels = tx.select({ id: shipments.id }).from(shipments).where(eq(shipments.orderId, id))
  await tx.update(shipmentEvents).set({ note: null }).where(inArray(shipmentEvents.shipmentId, parcels))
  await tx.update(orderExchanges).set({ reason: '', reply: null, phone: null, personalization: null }).where(eq(orderExchanges.orderId, id))
  await tx.update(orderReturns).set({ reason: '', reply: null }).where(eq(orderReturns.orderId, id))
}

/** A user, or a buyer without an account, who is known by these phones. */
export type OrdersOwner = { userId: string } | { phones: string[] }

/** The copy that the audit log has of a deleted order. */
function isDeletedOrderOf(whose: OrdersOwner): SQL | undefined {
  const { what, details } = auditEntries
  const isTheirs =
    'userId' in whose
      ? sql`${details}->>'userId' = ${whose.userId}`
      : and(sql`${details}->>'userId' is null`, inArray(sql`${details}->'shippingAddress'->>'phone'`, whose.phones))
  return and(eq(what, 'order.delete'), isTheirs)
}

/** Whether the audit log has a copy of a deleted order with the person in it. */
export async function hasTraces(tx: Db, whose: OrdersOwner): Promise<boolean> {
  return (await tx.$count(auditEntries, isDeletedOrderOf(whose))) > 0
}

/** The orders under these phones that belong to no account. */
export async function lockGuestOrders(tx: Db, phones: string[]): Promise<OrderRow[]> {
  return tx
    .select()
    .from(orders)
    .where(and(isNull(orders.userId), inArray(orders.phone, phones)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .for('update')
}

/** The carts and wishlists of browsers without an account, unless another order is theirs too. */
export async function deleteGuestsWithoutOrders(tx: Db, guestIds: string[]): Promise<void> {
  const hasOrder = exists(tx.select({ id: orders.id }).from(orders).where(eq(orders.guestId, guests.id)))
  await tx.delete(guests).where(and(inArray(guests.id, guestIds), not(hasOrder)))
}

/** Removes the person from audit entries about changed or deleted orders, and from their mails. */
export async function eraseTraces(tx: Db, whose: OrdersOwner, orderIds: string[]): Promise<void> {
  const deleted = await tx.select({ id: auditEntries.subject }).from(auditEntries).where(isDeletedOrderOf(whose))
  await tx
    .update(auditEntries)
    .set({ details: null })
    .where(or(inArray(auditEntries.subject, orderIds), isDeletedOrderOf(whose)))
  for (const orderId of [...orderIds, ...deleted.map(({ id }) => id)]) {
    const about = or(like(mails.key, `%${orderId}%`), like(mails.text, `%${orderId}%`))
    await tx.delete(mails).where(and(about, isNull(mails.sentAt)))
    await tx.update(mails).set({ recipient: '', subject: '', text: '', html: '' }).where(about)
  }
}

function nobodysAddress({ provinceCode, province }: StoredAddress, language: 'vi' | 'en'): StoredAddress {
  const fullName = { vi: 'Đã xoá theo yêu cầu', en: 'Erased on request' }[language]
  return { fullName, phone: '', provinceCode, province, wardCode: '', ward: '', street: '' }
}
