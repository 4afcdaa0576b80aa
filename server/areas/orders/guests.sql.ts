import { and, asc, count, desc, inArray, isNull, max, min, ne, sql } from 'drizzle-orm'
import type { GuestsQuery } from '../../../contract/guests.admin.ts'
import { type Db, schema } from '../../platform/db.ts'
import { holdsWords } from './find-orders.sql.ts'
import { spent } from './orders-of-person.sql.ts'

const { orders } = schema

/** An order without an account. Whoever was taken out of theirs has left no phone in it. */
const isOfGuest = and(isNull(orders.userId), ne(orders.phone, ''))
const newestFirst = sql`order by ${orders.createdAt} desc, ${orders.id} desc`

/** The phones of a page of guests, the newest guest first, and how many guests there are. */
export async function findGuestPhones(db: Db, { page, limit, query }: GuestsQuery): Promise<{ phones: string[]; total: number }> {
  const words = holdsWords(query ?? '')
  // One order that fits is enough, but a guest is as old as the first of all of theirs.
  const found = db
    .selectDistinct({ phone: orders.phone })
    .from(orders)
    .where(and(isOfGuest, ...words))
  const [counted] = await db.select({ total: count() }).from(found.as('found'))
  const rows = await db
    .select({ phone: orders.phone })
    .from(orders)
    .where(and(isOfGuest, words.length > 0 ? inArray(orders.phone, found) : undefined))
    .groupBy(orders.phone)
    .orderBy(desc(min(orders.createdAt)), asc(orders.phone))
    .limit(limit)
    .offset((page - 1) * limit)
  return { phones: rows.map(({ phone }) => phone), total: counted?.total ?? 0 }
}

/** What guests have ordered, and what they last called themselves; in no order. */
export async function sumOrdersOfGuests(db: Db, phones: string[]) {
  if (phones.length === 0) return []
  return db
    .select({
      phone: orders.phone,
      fullName: sql<string>`(array_agg(${orders.shippingAddress}->>'fullName' ${newestFirst}))[1]`,
      email: sql<string | null>`(array_agg(${orders.email} ${newestFirst}) filter (where ${orders.email} is not null))[1]`,
      orders: count(),
      spent,
      since: min(orders.createdAt),
      lastOrderAt: max(orders.createdAt),
    })
    .from(orders)
    .where(and(isOfGuest, inArray(orders.phone, phones)))
    .groupBy(orders.phone)
}
