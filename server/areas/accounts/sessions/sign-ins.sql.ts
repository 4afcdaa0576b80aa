import { and, desc, eq, gt, lt, ne, notExists, sql } from 'drizzle-orm'
import { type Db, schema } from '../../../platform/database/client.ts'
import type { LoginContext } from './login-context.ts'

const { pendingSignIns, sessions, signIns } = schema
const maxShown = 100

export async function insertSignIn(
  tx: Db,
  {
    method,
    withCode = false,
    device,
    ip,
    userId,
    at,
    session,
  }: Omit<LoginContext, 'language'> & { userId: string; at: Date; session: string },
): Promise<void> {
  await tx.insert(signIns).values({ way: method, withCode, device, ip, userId, at, session })
}

/** A session that continues under a new token is still the same sign-in. */
export async function moveSignIn(tx: Db, from: string, to: string): Promise<void> {
  await tx.update(signIns).set({ session: to }).where(eq(signIns.session, from))
}

/** The open sessions of a user, the last used first. */
export async function listOpenSessions(db: Db, userId: string, now: Date) {
  return db
    .select({ signIn: signIns, seenAt: sessions.seenAt, tokenHash: sessions.tokenHash })
    .from(sessions)
    .innerJoin(signIns, eq(signIns.session, sessions.tokenHash))
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.seenAt), desc(signIns.id))
    .limit(maxShown)
}

/** The session that one of the user's own sign-ins started, while it lasts. */
export async function findSessionOfSignIn(db: Db, { userId, signInId }: { userId: string; signInId: number }): Promise<string | undefined> {
  const [found] = await db
    .select({ tokenHash: sessions.tokenHash })
    .from(signIns)
    .innerJoin(sessions, and(eq(sessions.tokenHash, signIns.session), eq(sessions.userId, userId)))
    .where(and(eq(signIns.id, signInId), eq(signIns.userId, userId)))
  return found?.tokenHash
}

/** Newest first, each with its session while that lasts. */
export async function listSignIns(db: Db, userId: string) {
  return db
    .select({ signIn: signIns, seenAt: sessions.seenAt, expiresAt: sessions.expiresAt })
    .from(signIns)
    .leftJoin(sessions, eq(sessions.tokenHash, signIns.session))
    .where(eq(signIns.userId, userId))
    .orderBy(desc(signIns.at), desc(signIns.id))
    .limit(maxShown)
}

/** The part for the personal data export. */
export async function exportSignIns(db: Db, userId: string) {
  const { at, way, withCode, device, ip } = signIns
  return db.select({ at, way, withCode, device, ip }).from(signIns).where(eq(signIns.userId, userId)).orderBy(at)
}

/** Ends all sessions of a user except one. Returns their number. */
export async function deleteOtherSessions(tx: Db, userId: string, ownSession: string): Promise<number> {
  const gone = await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.tokenHash, ownSession)))
    .returning({ tokenHash: sessions.tokenHash })
  await tx.delete(pendingSignIns).where(eq(pendingSignIns.userId, userId))
  return gone.length
}

export async function sweepSignIns(db: Db, now: Date, before: Date): Promise<void> {
  // A session that outlives its entry could not be listed and ended.
  const session = db.select({ one: sql`1` }).from(sessions).where(eq(sessions.tokenHash, signIns.session))
  await db.delete(signIns).where(and(lt(signIns.at, before), notExists(session)))
  await db.delete(pendingSignIns).where(lt(pendingSignIns.expiresAt, now))
}
