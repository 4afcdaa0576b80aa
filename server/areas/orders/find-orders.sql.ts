import { and, eq, gt, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { OrdersQuery } from '../../../contract/admin/orders.ts'
import { parsePhone } from '../../../contract/phone-number.ts'
import { vietnamMidnight } from '../../../contract/vietnam-time.ts'
import { hasGiver, searchedGiver } from '../../../db/schema/orders.ts'
import { type Db, schema } from '../../platform/database/client.ts'
import { containsText } from '../../platform/database/text-search.ts'
import { hasOpenExchange } from './exchanges/exchanges.sql.ts'
import { isPhoneOfBuyer } from './guests/merges.sql.ts'
import { type OrderRow, type StoredOrder, withDetails } from './orders.sql.ts'
import { isLate } from './report.sql.ts'
import { searchTerms } from './search-terms.rule.ts'

const { orders } = schema

/** Filters of orders, without paging. */
export type OrderSelection = Omit<OrdersQuery, 'page' | 'limit'>

/** A page of all orders, the newest first. The ids come from an index-only scan, on the last page as on the first. */
export async function findOrders(db: Db, filters: OrdersQuery): Promise<{ orders: StoredOrder[]; total: number }> {
  const where = matches(db, filters)
  const total = await db.$count(orders, where)
  const page = db
    .select({ id: orders.id })
    .from(orders)
    .where(where)
    // As in the indexes: `desc` alone would mean nulls first.
    .orderBy(sql`${orders.createdAt} desc nulls last`, orders.id)
    .limit(filters.limit)
    .offset((filters.page - 1) * filters.limit)
  const ids = (await page).map(({ id }) => id)
  if (ids.length === 0) return { orders: [], total }
  const rows = new Map((await db.select().from(orders).where(inArray(orders.id, ids))).map((row) => [row.id, row]))
  const found = ids.map((id) => rows.get(id)).filter((row) => row !== undefined)
  return { orders: await withDetails(db, found), total }
}

/** The next orders after a given one, the newest first. Reading all orders in batches this way is stable while new ones arrive. */
export async function findOrdersAfter(
  db: Db,
  asked: OrderSelection,
  { after, limit }: { after: OrderRow | undefined; limit: number },
): Promise<StoredOrder[]> {
  const isBehind = after && or(lt(orders.createdAt, after.createdAt), and(eq(orders.createdAt, after.createdAt), gt(orders.id, after.id)))
  const rows = await db
    .select()
    .from(orders)
    .where(and(matches(db, asked), isBehind))
    .orderBy(sql`${orders.createdAt} desc nulls last`, orders.id)
    .limit(limit)
  return withDetails(db, rows)
}

function matches(
  db: Db,
  { status, payment, method, confirmed, ids, late, exchange, invoice, query, from, to }: OrderSelection,
): SQL | undefined {
  return and(
    status?.length ? inArray(orders.status, status) : undefined,
    payment?.length ? inArray(orders.paymentStatus, payment) : undefined,
    method?.length ? inArray(orders.paymentMethod, method) : undefined,
    confirmed && (confirmed === 'true' ? isNotNull(orders.confirmedAt) : isNull(orders.confirmedAt)),
    ids ? inArray(orders.id, ids) : undefined,
    late === 'true' ? isLate : undefined,
    exchange === 'open' ? hasOpenExchange(db) : undefined,
    // Worded like its partial index.
    invoice === 'wanted'
      ? sql`${orders.invoice} is not null and ${orders.invoiceNumber} is null and ${orders.status} <> 'cancelled'`
      : undefined,
    from ? gte(orders.createdAt, vietnamMidnight(from)) : undefined,
    to ? lt(orders.createdAt, vietnamMidnight(to, 1)) : undefined,
    ...containsTermsOfOrder(query ?? ''),
  )
}

/** Every term of the search must occur in a searchable column of the order, or in the name or phone of the giver of a gift. */
function containsTermsOfOrder(query: string): SQL[] {
  return searchTerms(query).map((word) => sql`(${containsTerm(word)} or (${hasGiver} and ${containsText(searchedGiver, word)}))`)
}

/** Every term of the search must occur in one of the searchable columns. */
export function containsTerms(query: string): SQL[] {
  return searchTerms(query).map(containsTerm)
}

/** A whole phone finds the orders of its buyer by the other phones too. */
function containsTerm(word: string): SQL {
  const contains = containsText(orders.searchFolded, word)
  return parsePhone(word) === word ? sql`(${contains} or ${isPhoneOfBuyer(orders.phone, word)})` : contains
}
