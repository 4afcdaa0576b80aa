import { and, desc, eq, gte, inArray, like, lt, or, type SQL, sql } from 'drizzle-orm'
import type { AuditQuery } from '../../../contract/admin/audit.ts'
import { vietnamMidnight } from '../../../contract/vietnam-time.ts'
import { type Db, schema } from '../../platform/database/client.ts'

const { auditEntries, orders, products, shipments, users } = schema

export type AuditRow = typeof auditEntries.$inferSelect & {
  orderNumber: string | null
  /** The product's name in both languages. */
  product: { name: string; nameEn: string | null } | null
  parcelOf: string | null
}

/** A page of entries, newest first, with the names of their subjects. */
export async function findAuditPage(db: Db, { page, limit, ...filters }: AuditQuery): Promise<{ rows: AuditRow[]; total: number }> {
  const where = matches(db, filters)
  const total = await db.$count(auditEntries, where)
  const ids = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(where)
    .orderBy(sql`${auditEntries.at} desc nulls last`, desc(auditEntries.id))
    .limit(limit)
    .offset((page - 1) * limit)
  if (ids.length === 0) return { rows: [], total }
  const parcelOrders = db
    .select({ id: shipments.id, number: orders.orderNumber })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .as('parcel_orders')
  const rows = await db
    .select({
      entry: auditEntries,
      orderNumber: orders.orderNumber,
      product: { name: products.name, nameEn: products.nameEn },
      parcelOf: parcelOrders.number,
    })
    .from(auditEntries)
    .leftJoin(orders, eq(orders.id, auditEntries.subject))
    .leftJoin(products, eq(products.id, auditEntries.subject))
    .leftJoin(parcelOrders, eq(parcelOrders.id, auditEntries.subject))
    .where(
      inArray(
        auditEntries.id,
        ids.map(({ id }) => id),
      ),
    )
    .orderBy(sql`${auditEntries.at} desc nulls last`, desc(auditEntries.id))
  return { rows: rows.map(({ entry, ...names }) => ({ ...entry, ...names })), total }
}

/** A subject filter also accepts readable names: an order's number, a user's e-mail, a product's number. */
function matches(db: Db, { who, what, subject, from, to }: Omit<AuditQuery, 'page' | 'limit'>): SQL | undefined {
  return and(
    who ? eq(auditEntries.who, who) : undefined,
    what ? or(eq(auditEntries.what, what), like(auditEntries.what, `${what}.%`)) : undefined,
    subject ? or(eq(auditEntries.subject, subject), inArray(auditEntries.subject, idsKnownAs(db, subject))) : undefined,
    from ? gte(auditEntries.at, vietnamMidnight(from)) : undefined,
    to ? lt(auditEntries.at, vietnamMidnight(to, 1)) : undefined,
  )
}

function idsKnownAs(db: Db, subject: string) {
  const name = subject.trim()
  return db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.orderNumber, name.toUpperCase()))
    .unionAll(db.select({ id: users.id }).from(users).where(eq(users.email, name.toLowerCase())))
    .unionAll(db.select({ id: products.id }).from(products).where(eq(products.sku, name)))
}
