import type { Buyer } from '../../../../contract/admin/buyers.ts'
import type { Db } from '../../../platform/database/client.ts'
import { findCashHistory } from '../cash-history.sql.ts'
import { findOrdersOfPhones, findSizesOf, listBuyerNotes, sumOrdersOfPhones } from './buyer.sql.ts'
import { findMainPhone, listMergedPhones } from './merges.sql.ts'
import { summariseBuyer } from './summarise-buyer.rule.ts'

/** So many of the latest orders are read for addresses and sizes. */
const maxOrders = 50

/** Who ordered before with this phone, or another one of the same buyer; null for nobody. */
export async function findBuyer(db: Db, typed: string, { seesMoney }: { seesMoney: boolean }): Promise<Buyer | null> {
  const phone = await findMainPhone(db, typed)
  const merged = await listMergedPhones(db, phone)
  const phones = [phone, ...merged.map((each) => each.phone)]
  const orders = await findOrdersOfPhones(db, phones, maxOrders)
  const [latest] = orders
  if (!latest) return null
  const [lines, { spent, since, ...sums }, history, noted] = await Promise.all([
    findSizesOf(
      db,
      orders.map(({ id }) => id),
    ),
    sumOrdersOfPhones(db, phones),
    findCashHistory(db, phone),
    listBuyerNotes(db, phones),
  ])
  const notedOf = (each: string) => noted.get(each) ?? { notes: '', tags: [] }
  return {
    phone,
    fullName: latest.shippingAddress.fullName,
    email: orders.find(({ email }) => email)?.email ?? null,
    userId: orders.find(({ userId }) => userId)?.userId ?? null,
    language: latest.language,
    ...sums,
    ...history,
    ...notedOf(phone),
    merged: merged.map((each) => ({ ...each, ...notedOf(each.phone), mergedAt: each.mergedAt.toISOString() })),
    spent: seesMoney ? spent : null,
    since: (since ?? latest.createdAt).toISOString(),
    lastOrderAt: latest.createdAt.toISOString(),
    ...summariseBuyer(orders, lines),
  }
}
