import { and, asc, eq, sql } from 'drizzle-orm'
import { newId } from '../../../../db/new-id.ts'
import type { StoredAddress } from '../../../../db/schema/orders.ts'
import { type Db, schema } from '../../../platform/database/client.ts'

const { addresses, users } = schema

export type AddressRow = typeof addresses.$inferSelect
type Owned = { userId: string; addressId: string }

const owned = ({ userId, addressId }: Owned) => and(eq(addresses.id, addressId), eq(addresses.userId, userId))

/** Serializes changes of a user's address book. */
export async function lockAddressBook(tx: Db, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

export async function countAddresses(tx: Db, userId: string): Promise<number> {
  return tx.$count(addresses, eq(addresses.userId, userId))
}

export async function findAddressRow(db: Db, which: Owned): Promise<AddressRow | undefined> {
  const [row] = await db.select().from(addresses).where(owned(which))
  return row
}

export async function insertAddress(
  tx: Db,
  userId: string,
  address: StoredAddress & { isDefault: boolean },
  now: Date,
): Promise<AddressRow> {
  const [row] = await tx
    .insert(addresses)
    .values({ ...address, id: newId('adr'), userId, createdAt: now })
    .returning()
  if (!row) throw new Error('an address was not written')
  return row
}

export async function updateAddressRow(
  tx: Db,
  which: Owned,
  address: StoredAddress & { isDefault: boolean },
): Promise<AddressRow | undefined> {
  const [row] = await tx
    .update(addresses)
    .set({ ...address, note: address.note ?? null })
    .where(owned(which))
    .returning()
  return row
}

export async function deleteAddressRow(tx: Db, which: Owned): Promise<AddressRow | undefined> {
  const [row] = await tx.delete(addresses).where(owned(which)).returning()
  return row
}

/** Clears the current default. */
export async function dropDefault(tx: Db, userId: string): Promise<void> {
  await tx
    .update(addresses)
    .set({ isDefault: false })
    .where(and(eq(addresses.userId, userId), addresses.isDefault))
}

export async function findDefault(tx: Db, userId: string): Promise<AddressRow | undefined> {
  const [row] = await tx
    .select()
    .from(addresses)
    .where(and(eq(addresses.userId, userId), addresses.isDefault))
  return row
}

/** The oldest address becomes the default; undefined if none is left. */
export async function makeOldestDefault(tx: Db, userId: string): Promise<AddressRow | undefined> {
  const oldest = tx
    .select({ id: addresses.id })
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(asc(addresses.createdAt), asc(addresses.id))
    .limit(1)
  const [row] = await tx.update(addresses).set({ isDefault: true }).where(sql`${addresses.id} = (${oldest})`).returning()
  return row
}
