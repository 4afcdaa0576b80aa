import type { Bilingual } from '../../../contract/language/language.schema.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import type { Db } from '../../platform/database/client.ts'
import { AppError } from '../../platform/http/errors.ts'
import { publish } from '../../platform/live-events.ts'
import { eraseCustomer } from '../discounts/discounts.ts'
import { deletePhotos } from '../media/media.ts'
import { deleteBuyerNotes, listBuyerNotes, listPhonesOfAccount } from './guests/buyer.sql.ts'
import { describeMerges } from './guests/describe-merges.rule.ts'
import { deleteMergesOf, listMergesOf } from './guests/merges.sql.ts'
import { phonesToErase, phonesToExport } from './guests/own-phones.rule.ts'
import { deleteUpdatesOf, listWordsOf } from './making/order-updates.sql.ts'
import { type OrderRow, withDetails } from './orders.sql.ts'
import {
  anonymiseOrder,
  assignOrdersTo,
  detachOrdersOf,
  eraseTraces,
  hasOrderUnderWay,
  listAllOrdersOf,
  listExchangeTexts,
  listReturnTexts,
  sumOrdersOf,
} from './personal-data.sql.ts'
import { presentOrder } from './present-order.rule.ts'

/** At sign-in, moves the guest orders of this browser with the account's e-mail into the account. */
export async function claimOrdersOfGuest(tx: Db, who: { userId: string; guestId: string; email: string }): Promise<Bilingual | undefined> {
  return claimedMessage(await assignOrdersTo(tx, who))
}

/**
 * Once an e-mail is verified, moves all guest orders with it into the account.
 * Never before: anyone can register with another person's e-mail.
 */
export async function claimOrdersOfEmail(tx: Db, { userId, email }: { userId: string; email: string }): Promise<Bilingual | undefined> {
  return claimedMessage(await assignOrdersTo(tx, { userId, email }))
}

function claimedMessage(orders: number): Bilingual | undefined {
  if (orders === 0) return undefined
  return {
    vi: orders === 1 ? 'Đơn hàng bạn đã đặt nay nằm trong tài khoản.' : `${orders} đơn hàng bạn đã đặt nay nằm trong tài khoản.`,
    en: orders === 1 ? 'The order you placed is in your account now.' : `The ${orders} orders you placed are in your account now.`,
  }
}

export async function figuresOf(db: Db, userIds: string[]) {
  const rows = await sumOrdersOf(db, userIds)
  return new Map(rows.flatMap(({ userId, ...figures }) => (userId ? [[userId, figures] as const] : [])))
}

type ExportedOrder = Order & {
  notesOfShop: string
  phoneMerges: ReturnType<typeof describeMerges>
  updates: { at: string; words: string }[]
  ip?: string
  exchanges: Awaited<ReturnType<typeof listExchangeTexts>>
  returns: Awaited<ReturnType<typeof listReturnTexts>>
}

/** Includes the shop's notes, its words about the making, exchanges, returns, and the IP of unconfirmed orders: they are personal data too. */
export async function exportOrders(db: Db, { userId }: { userId: string }): Promise<ExportedOrder[]> {
  const orders = await withDetails(db, await listAllOrdersOf(db, userId))
  const ids = orders.map(({ id }) => id)
  const updates = await listWordsOf(db, ids)
  const exchanges = await listExchangeTexts(db, ids)
  const phones = phonesOf(orders)
  const noted = await listBuyerNotes(db, phonesToExport(await listPhonesOfAccount(db, userId)))
  const merges = await listMergesOf(db, phones)
  const returns = await listReturnTexts(db, ids)
  return orders.map((order) => ({
    ...presentOrder(order),
    exchanges: exchanges.filter(({ orderId }) => orderId === order.id),
    returns: returns.filter(({ orderId }) => orderId === order.id),
    notesOfShop: order.internalNotes,
    notesAboutBuyer: noted.get(order.phone) ?? null,
    phoneMerges: describeMerges(merges, order.phone, phones),
    updates: (updates.get(order.id) ?? []).map(({ at, words }) => ({ at: at.toISOString(), words })),
    ...(order.ipKey === null ? {} : { ip: order.ipKey }),
  }))
}

/** Orders placed before the owner of the e-mail verified it: they belong to the person who placed them, by their order link. */
export async function detachOrders(tx: Db, who: { userId: string; email: string }): Promise<void> {
  for (const orderId of await detachOrdersOf(tx, who)) await publish(tx, 'order-changed', orderId)
}

/** Keeps the orders for accounting without the person. Refused while one is open, because it needs its address. */
export async function eraseFromOrders(tx: Db, { userId }: { userId: string }): Promise<void> {
  const orders = await listAllOrdersOf(tx, userId)
  const phones = phonesToErase(await listPhonesOfAccount(tx, userId))
  if (await hasOrderUnderWay(tx, orderIdsOf(orders))) throw new AppError('orders_under_way')
  await anonymiseOrders(tx, orders)
  await deleteBuyerNotes(tx, phones)
  await deleteMergesOf(tx, phones)
  await eraseTraces(tx, { userId }, orderIdsOf(orders))
}

/** Removes the person from orders, with what the buyer was shown of their making. */
export async function anonymiseOrders(tx: Db, orders: OrderRow[]): Promise<void> {
  for (const order of orders) {
    await anonymiseOrder(tx, order)
    await eraseCustomer(tx, order.id)
  }
  // A photo may show the name of a child.
  await deletePhotos(tx, await deleteUpdatesOf(tx, orderIdsOf(orders)))
}

function orderIdsOf(orders: readonly OrderRow[]): string[] {
  return orders.map(({ id }) => id)
}

function phonesOf(orders: readonly { phone: string }[]): string[] {
  return [...new Set(orders.map(({ phone }) => phone))]
}
