import { and, asc, count, desc, eq, inArray, isNotNull, isNull, like, lt, or, type SQL, sql } from 'drizzle-orm'
import type { CustomerSort, CustomersQuery } from '../../../../contract/admin/customers.ts'
import { type Db, schema } from '../../../platform/database/client.ts'
import { containsText, foldedSql } from '../../../platform/database/text-search.ts'
import { presentUser, type StoredUser } from '../users.sql.ts'

const { users, addresses, twoFactors } = schema

export async function findCustomerPage(
  db: Db,
  { page, limit, sort, ...filters }: CustomersQuery,
): Promise<{ rows: StoredUser[]; total: number }> {
  const wanted = filterOf(filters)
  const [counted] = await db.select({ total: count() }).from(users).where(wanted)
  const rows = await db
    .select()
    .from(users)
    .where(wanted)
    .orderBy(...sortOrders[sort])
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: counted?.total ?? 0 }
}

/** The next customers after a cursor, newest first, to read all of them in batches. */
export async function listCustomersAfter(
  db: Db,
  asked: CustomerSelection,
  { after, limit }: { after: StoredUser | undefined; limit: number },
): Promise<StoredUser[]> {
  const isBehind = after && or(lt(users.createdAt, after.createdAt), and(eq(users.createdAt, after.createdAt), lt(users.id, after.id)))
  return db
    .select()
    .from(users)
    .where(and(filterOf(asked), isBehind))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(limit)
}

/** A filter of customers, independent of paging. */
export type CustomerSelection = Omit<CustomersQuery, 'page' | 'limit' | 'sort'>

function filterOf({ query = '', role, blocked }: CustomerSelection): SQL | undefined {
  return and(
    role ? eq(users.role, role) : undefined,
    blocked === undefined ? undefined : blocked === 'true' ? isNotNull(users.blockedAt) : isNull(users.blockedAt),
    ...query.split(/\s+/).filter(Boolean).map(containsWord),
  )
}

const folded = foldedSql(sql`concat_ws(' ', ${users.fullName}, ${users.username}, ${users.email})`)
/** The name under which the list shows a user. */
const named = sql`${foldedSql(sql`coalesce(nullif(${users.fullName}, ''), ${users.username})`)} collate "C"`

const sortOrders: Record<CustomerSort, SQL[]> = {
  newest: [desc(users.createdAt), desc(users.id)],
  oldest: [asc(users.createdAt), asc(users.id)],
  'name-asc': [asc(named), asc(users.id)],
  'name-desc': [desc(named), desc(users.id)],
}

/** A word anywhere in name, user name or e-mail; digits also in the phone, with or without its country code. */
function containsWord(word: string): SQL | undefined {
  const digits = word.replace(/[.\-()+]/g, '')
  const phone = /^\d{3,}$/.test(digits) ? like(users.phone, `%${digits.replace(/^0/, '')}%`) : undefined
  return or(containsText(folded, word), phone)
}

/** With their address books, in the given order. */
export async function presentUsers(db: Db, rows: StoredUser[]) {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const books = await db
    .select()
    .from(addresses)
    .where(inArray(addresses.userId, ids))
    .orderBy(desc(addresses.isDefault), asc(addresses.createdAt), asc(addresses.id))
  const guarded = await db
    .select({ userId: twoFactors.userId })
    .from(twoFactors)
    .where(and(inArray(twoFactors.userId, ids), isNotNull(twoFactors.enabledAt)))
  const bookOf = Map.groupBy(books, ({ userId }) => userId)
  return rows.map((row) => ({
    ...presentUser(row, bookOf.get(row.id) ?? []),
    blocked: row.blockedAt !== null,
    internalNotes: row.internalNotes,
    twoFactor: guarded.some(({ userId }) => userId === row.id),
  }))
}

/** The admins who can sign in, locked until `tx` ends. */
export async function lockActiveAdmins(tx: Db): Promise<string[]> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.blockedAt)))
    .orderBy(asc(users.id))
    .for('update')
  return admins.map(({ id }) => id)
}

/** Until `tx` ends, nobody else changes this customer. */
export async function lockCustomer(tx: Db, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

type CustomerFields = Pick<StoredUser, 'role' | 'blockedAt' | 'internalNotes'>

export async function writeCustomer(tx: Db, userId: string, change: Partial<CustomerFields>): Promise<void> {
  await tx.update(users).set(change).where(eq(users.id, userId))
}
