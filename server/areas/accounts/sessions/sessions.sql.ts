import { and, eq, gt, lt, or, sql } from 'drizzle-orm'
import { type Db, schema } from '../../../platform/database/client.ts'
import { runStatement } from '../../../platform/database/run-statement.ts'
import { defineStatement } from '../../../platform/database/statement.ts'

const { sessions, guests, users, mailProofs, pendingSignIns, twoFactors, carts, cartLines, wishes, orders } = schema

/** A session with its user's current role and block. */
export async function findSession(db: Db, tokenHash: string) {
  const [session] = await db
    .select({
      tokenHash: sessions.tokenHash,
      userId: sessions.userId,
      seenAt: sessions.seenAt,
      expiresAt: sessions.expiresAt,
      createdAt: sessions.createdAt,
      provedAt: sessions.provedAt,
      role: users.role,
      blockedAt: users.blockedAt,
      printedPasswordAt: users.printedPasswordAt,
      secondFactorAt: twoFactors.enabledAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(twoFactors, and(eq(twoFactors.userId, users.id), eq(users.role, 'admin')))
    .where(eq(sessions.tokenHash, tokenHash))
  return session
}

export async function insertSession(tx: Db, session: { tokenHash: string; userId: string; now: Date; expiresAt: Date }): Promise<void> {
  const { tokenHash, userId, now, expiresAt } = session
  await tx.insert(sessions).values({ tokenHash, userId, createdAt: now, seenAt: now, expiresAt })
}

export async function touchSession(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db.update(sessions).set({ seenAt: now }).where(eq(sessions.tokenHash, tokenHash))
}

export async function proveSession(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db.update(sessions).set({ provedAt: now }).where(eq(sessions.tokenHash, tokenHash))
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash))
}

/** Including pending sign-ins. */
export async function deleteSessionsOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId))
  await tx.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId))
}

const readGuest = defineStatement('select id, seen_at as "seenAt" from guests where token_hash = $1')

export async function findGuest(db: Db, tokenHash: string): Promise<{ id: string; seenAt: Date } | undefined> {
  return (await runStatement<{ id: string; seenAt: Date }>(db, readGuest(tokenHash)))[0]
}

const writeGuest = defineStatement(
  'insert into guests (id, token_hash, created_at, seen_at) values ($1, $2, $3::timestamptz, $3::timestamptz)',
)

export async function insertGuest(tx: Db, { id, tokenHash, now }: { id: string; tokenHash: string; now: Date }): Promise<void> {
  await runStatement(tx, writeGuest(id, tokenHash, now.toISOString()))
}

export async function touchGuest(db: Db, guestId: string, now: Date): Promise<void> {
  await db.update(guests).set({ seenAt: now }).where(eq(guests.id, guestId))
}

/** With its dependent rows; a sign-in takes over the needed data before. */
export async function deleteGuest(tx: Db, guestId: string): Promise<void> {
  await tx.delete(guests).where(eq(guests.id, guestId))
}

/** Deletes expired sessions. */
export async function sweepSessions(db: Db, now: Date, idleSince: Date, guestsSince: Date): Promise<void> {
  await db.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.seenAt, idleSince)))
  await db.delete(guests).where(lt(guests.seenAt, guestsSince))
  await db.delete(mailProofs).where(lt(mailProofs.expiresAt, now))
}

/** Guests last seen in between, without a cart line, code, saved product or order. */
export async function sweepEmptyGuests(db: Db, seen: { from: Date; to: Date }): Promise<void> {
  await db.delete(guests).where(
    and(
      gt(guests.seenAt, seen.from),
      lt(guests.seenAt, seen.to),
      sql`not exists (select from ${carts} where ${carts.guestId} = ${guests.id} and (${carts.discountCode} is not null
        or exists (select from ${cartLines} where ${cartLines.cartId} = ${carts.id})))`,
      sql`not exists (select from ${wishes} where ${wishes.guestId} = ${guests.id})`,
      sql`not exists (select from ${orders} where ${orders.guestId} = ${guests.id})`,
    ),
  )
}
