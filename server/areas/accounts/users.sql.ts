import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Address, User } from '../../../contract/accounts.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import { newId } from '../../../db/new-id.ts'
import { type Db, schema } from '../../platform/database/client.ts'
import { adminNamesFrom } from './staff/admin-names.ts'

const { users, addresses, userIdentities } = schema

export type StoredUser = typeof users.$inferSelect

/** A user name for comparison: `Hoa` and `hoa` are the same. */
export function usernameKey(username: string): string {
  return username.trim().normalize('NFKC').toLowerCase()
}

export async function findUser(db: Db, userId: string): Promise<User | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  if (!user) return undefined
  const book = await db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), asc(addresses.createdAt), asc(addresses.id))
  return presentUser(user, book)
}

/** The display names of users by id: their full name, else their user name. */
export async function findUserNames(db: Db, userIds: string[]): Promise<Map<string, string>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, fullName: users.fullName, username: users.username })
    .from(users)
    .where(inArray(users.id, [...new Set(userIds)]))
  return new Map(rows.map(({ id, fullName, username }) => [id, fullName || username]))
}

/** Where and in which language an account reads mails that another user's action causes. */
export async function findMailbox(db: Db, userId: string): Promise<Pick<StoredUser, 'email' | 'language'> | undefined> {
  const [user] = await db.select({ email: users.email, language: users.language }).from(users).where(eq(users.id, userId))
  return user
}

export function presentUser(user: StoredUser, book: (typeof addresses.$inferSelect)[]): User {
  return {
    _id: user.id,
    username: user.username,
    email: user.email,
    emailVerified: user.emailVerifiedAt !== null,
    fullName: user.fullName,
    phone: user.phone,
    role: user.role,
    addresses: book.map(toAddress),
    createdAt: user.createdAt.toISOString(),
  }
}

export function toAddress(row: typeof addresses.$inferSelect): Address {
  const { id, fullName, phone, province, ward, street, note, isDefault } = row
  return { addressId: id, fullName, phone, province, ward, street, ...(note ? { note } : {}), isDefault }
}

/** The row behind a session, with fields that only this area may read. */
export async function findStoredUser(db: Db, userId: string): Promise<StoredUser | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, userId))
  return user
}

/** The user with this e-mail or user name. */
export async function findByName(db: Db, name: string): Promise<StoredUser | undefined> {
  const key = usernameKey(name)
  const [user] = await db
    .select()
    .from(users)
    .where(key.includes('@') ? eq(users.email, key) : eq(users.usernameKey, key))
  return user
}

type NewUser = {
  username: string
  email: string
  passwordHash: string | null
  fullName?: string
  phone?: string
  emailVerifiedAt?: Date
  now: Date
}

/** Undefined if the e-mail or the user name is taken. */
export async function insertUser(tx: Db, { username, now, ...user }: NewUser): Promise<string | undefined> {
  const [inserted] = await tx
    .insert(users)
    .values({ ...user, id: newId('usr'), username, usernameKey: usernameKey(username), createdAt: now })
    .onConflictDoNothing()
    .returning({ id: users.id })
  return inserted?.id
}

export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).where(eq(users.email, email))).length > 0
}

/** Whether a user has verified this e-mail. */
export async function isProvenEmail(db: Db, userId: string, email: string): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, userId), eq(users.email, email), isNotNull(users.emailVerifiedAt)))) > 0
}

/** Throws on the unique index `users_username` if the name is taken. */
export type ProfileFields = { fullName?: string; phone?: string | null; username?: string }

export async function updateProfile(db: Db, userId: string, { fullName, phone, username }: ProfileFields): Promise<void> {
  const changes = {
    ...(fullName === undefined ? {} : { fullName }),
    ...(phone === undefined ? {} : { phone }),
    ...(username === undefined ? {} : { username, usernameKey: usernameKey(username) }),
  }
  if (Object.keys(changes).length > 0) await db.update(users).set(changes).where(eq(users.id, userId))
}

/** Whether the user still has this password and is not blocked; locked until `tx` ends. */
export async function lockUser(tx: Db, userId: string, passwordHash: string): Promise<boolean> {
  const locked = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash), isNull(users.blockedAt)))
    .for('share')
  return locked.length > 0
}

/** Whether the user exists and is not blocked; locked until `tx` ends. */
export async function lockActiveUser(tx: Db, userId: string): Promise<boolean> {
  const locked = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.blockedAt)))
    .for('share')
  return locked.length > 0
}

/** Writes a new password; with `was` undefined, whatever it was. False if it changed in between. */
export async function writePassword(tx: Db, userId: string, passwordHash: string, was?: string): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ passwordHash, printedPasswordAt: null })
    .where(and(eq(users.id, userId), was === undefined ? undefined : eq(users.passwordHash, was)))
    .returning({ id: users.id })
  return changed.length > 0
}

/** The same password at another cost: an initial one that was printed stays one. */
export async function renewPasswordHash(
  db: Db,
  userId: string,
  { was, passwordHash }: { was: string; passwordHash: string },
): Promise<boolean> {
  const own = and(eq(users.id, userId), eq(users.passwordHash, was))
  return (await db.update(users).set({ passwordHash }).where(own).returning({ id: users.id })).length > 0
}

/** Marks the user's e-mail as verified and returns it. */
export async function confirmEmail(tx: Db, userId: string, now: Date): Promise<string | undefined> {
  const [user] = await tx
    .update(users)
    .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(users.id, userId))
    .returning({ email: users.email })
  return user?.email
}

export async function writeLanguage(tx: Db, userId: string, language: Language): Promise<void> {
  await tx
    .update(users)
    .set({ language })
    .where(and(eq(users.id, userId), ne(users.language, language)))
}

/**
 * Clears what a person who never verified the e-mail has written: name, phone, address book, linked identities and
 * internal notes. The user name stays, because the owner may use it to sign in.
 */
export async function clearUnprovenProfile(tx: Db, userId: string): Promise<void> {
  await tx.update(users).set({ fullName: '', phone: null, internalNotes: '' }).where(eq(users.id, userId))
  await tx.delete(addresses).where(eq(addresses.userId, userId))
  await tx.delete(userIdentities).where(eq(userIdentities.userId, userId))
}

async function firstFreeUsername(tx: Db, names: string[]): Promise<string | undefined> {
  const taken = await tx
    .select({ key: users.usernameKey })
    .from(users)
    .where(inArray(users.usernameKey, names.map(usernameKey)))
  return names.find((name) => !taken.some(({ key }) => key === usernameKey(name)))
}

/** An arbitrary number, the same in every process. */
const firstAdminLock = 7_231_905

/** Until the transaction ends, other processes wait here before they look for an admin. */
export async function lockFirstAdmin(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${firstAdminLock})`)
}

export async function hasAdmin(db: Db): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1)).length > 0
}

type FirstAdmin = { email: string; passwordHash: string; isPrinted: boolean; now: Date }

/**
 * The first admin's row; an existing account with the configured e-mail becomes it, with a new password. `isPrinted`: the
 * password was generated and is printed to the log.
 */
export async function writeAdmin(tx: Db, { email, passwordHash, isPrinted, now }: FirstAdmin): Promise<string> {
  const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
  const printedPasswordAt = isPrinted ? now : null
  const admin = { role: 'admin' as const, passwordHash, printedPasswordAt, emailVerifiedAt: now, blockedAt: null }
  if (known) {
    await tx.update(users).set(admin).where(eq(users.id, known.id))
    return known.id
  }
  const id = newId('usr')
  const username = (await firstFreeUsername(tx, adminNamesFrom(email))) ?? id
  await tx.insert(users).values({ id, username, usernameKey: username, fullName: 'Chủ tiệm', email, createdAt: now, ...admin })
  return id
}

/** An admin who can still sign in with the password printed at the first start, and since when; undefined if there is none. */
export async function findPrintedPassword(db: Db): Promise<{ email: string; printedAt: Date } | undefined> {
  const [user] = await db
    .select({ email: users.email, printedAt: users.printedPasswordAt })
    .from(users)
    .where(and(isNotNull(users.printedPasswordAt), eq(users.role, 'admin'), isNull(users.blockedAt)))
    .orderBy(asc(users.printedPasswordAt))
    .limit(1)
  return user?.printedAt ? { email: user.email, printedAt: user.printedAt } : undefined
}
