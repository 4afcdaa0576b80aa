import { and, arrayContains, asc, count, desc, eq, inArray, isNull, max, min, ne, or, sql } from 'drizzle-orm'
import type { GuestsQuery } from '../../../../contract/admin/guests.ts'
import { type Db, schema } from '../../../platform/database/client.ts'
import { containsTerms } from '../find-orders.sql.ts'
import { spent } from '../personal-data.sql.ts'

const { buyerMerges, buyerNotes, orders } = schema

/** An order without an account. Erased orders have an empty phone. */
const isOfGuest = and(isNull(orders.userId), ne(orders.phone, ''))
const newestFirst = sql`order by ${orders.createdAt} desc, ${orders.id} desc`

const lastAddress = sql`concat_ws(', ', nullif(${orders.shippingAddress}->>'street', ''), nullif(${orders.shippingAddress}->>'ward', ''), nullif(${orders.shippingAddress}->>'province', ''))`
/** The main phone where the phone of the order was merged. Needs the join of merges. */
const phoneOfGuest = sql<string>`coalesce(${buyerMerges.mainPhone}, ${orders.phone})`
const phoneOfNotes = sql<string>`coalesce(${buyerMerges.mainPhone}, ${buyerNotes.phone})`
const isMergeOfOrder = eq(buyerMerges.phone, orders.phone)
const newestGuestFirst = [desc(min(orders.createdAt)), asc(phoneOfGuest)]

type Wanted = Pick<GuestsQuery, 'query' | 'tag'>

/** The phones of a page of guests, the newest guest first, and the number of guests. */
export async function findGuestPhones(db: Db, { page, limit, ...wanted }: GuestsQuery): Promise<{ phones: string[]; total: number }> {
  const [counted] = await db.select({ total: count() }).from(foundPhones(db, wanted).as('found'))
  const rows = await guestPhones(db, wanted)
    .limit(limit)
    .offset((page - 1) * limit)
  return { phones: rows.map(({ phone }) => phone), total: counted?.total ?? 0 }
}

/** The phones of all guests, in the sequence of their list. */
export async function listGuestPhones(db: Db, wanted: Wanted): Promise<string[]> {
  const rows = await guestPhones(db, wanted)
  return rows.map(({ phone }) => phone)
}

/** Guests with at least one order that matches the search, who have the tag under any of their phones. */
function foundPhones(db: Db, { query, tag }: Wanted) {
  const tagged = db
    .select({ phone: phoneOfNotes })
    .from(buyerNotes)
    .leftJoin(buyerMerges, eq(buyerMerges.phone, buyerNotes.phone))
    .where(arrayContains(buyerNotes.tags, [tag ?? '']))
  return db
    .selectDistinct({ phone: phoneOfGuest.as('phone') })
    .from(orders)
    .leftJoin(buyerMerges, isMergeOfOrder)
    .where(and(isOfGuest, ...containsTerms(query ?? ''), tag ? inArray(phoneOfGuest, tagged) : undefined))
}

/** One matching order is enough, but a guest is dated by the first of all their orders. */
function guestPhones(db: Db, wanted: Wanted) {
  return db
    .select({ phone: phoneOfGuest })
    .from(orders)
    .leftJoin(buyerMerges, isMergeOfOrder)
    .where(and(isOfGuest, wanted.query || wanted.tag ? inArray(phoneOfGuest, foundPhones(db, wanted)) : undefined))
    .groupBy(phoneOfGuest)
    .orderBy(...newestGuestFirst)
    .$dynamic()
}

/** Totals, latest name and latest address of guests; unsorted. */
export async function sumOrdersOfGuests(db: Db, phones: string[]) {
  if (phones.length === 0) return []
  const merged = db.select({ phone: buyerMerges.phone }).from(buyerMerges).where(inArray(buyerMerges.mainPhone, phones))
  return db
    .select({
      phone: phoneOfGuest,
      fullName: sql<string>`(array_agg(${orders.shippingAddress}->>'fullName' ${newestFirst}))[1]`,
      address: sql<string>`(array_agg(${lastAddress} ${newestFirst}))[1]`,
      email: sql<string | null>`(array_agg(${orders.email} ${newestFirst}) filter (where ${orders.email} is not null))[1]`,
      orders: count(),
      spent,
      since: min(orders.createdAt),
      lastOrderAt: max(orders.createdAt),
    })
    .from(orders)
    .leftJoin(buyerMerges, isMergeOfOrder)
    .where(and(isOfGuest, or(inArray(orders.phone, phones), inArray(orders.phone, merged)), inArray(phoneOfGuest, phones)))
    .groupBy(phoneOfGuest)
}

/** The tags of guests by main phone, in the sequence of the alphabet. */
export async function listTagsOfGuests(db: Db, phones: string[]): Promise<Map<string, string[]>> {
  if (phones.length === 0) return new Map()
  const rows = await db
    .select({ phone: phoneOfNotes, tags: sql<string[]>`array_agg(distinct tag order by tag)` })
    .from(buyerNotes)
    .leftJoin(buyerMerges, eq(buyerMerges.phone, buyerNotes.phone))
    .innerJoin(sql`unnest(${buyerNotes.tags}) tag`, sql`true`)
    .where(or(inArray(buyerNotes.phone, phones), inArray(buyerMerges.mainPhone, phones)))
    .groupBy(phoneOfNotes)
  return new Map(rows.map(({ phone, tags }) => [phone, tags]))
}

/** Every tag that the shop gave to a buyer. */
export async function listBuyerTags(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ tag: sql<string>`unnest(${buyerNotes.tags})`.as('tag') })
    .from(buyerNotes)
    .orderBy(sql`tag`)
    .limit(200)
  return rows.map(({ tag }) => tag)
}
