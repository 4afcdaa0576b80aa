import { and, desc, eq, inArray, lt, ne } from 'drizzle-orm'
import { type Db, schema } from '../../../platform/database/client.ts'
import { hashToken, newToken } from '../tokens.ts'

const { knownDevices } = schema
const maxDevices = 20

/** The accounts a browser has signed in to, by the hash of its cookie. */
export async function listAccountsOfDevice(db: Db, tokenHash: string): Promise<string[]> {
  const rows = await db.select({ userId: knownDevices.userId }).from(knownDevices).where(eq(knownDevices.tokenHash, tokenHash))
  return rows.map(({ userId }) => userId)
}

/**
 * Remembers that a browser has signed in to an account; returns the new token for its cookie. The browser's former token
 * (`tokenHash`) becomes invalid, and an account has a maximum number of browsers.
 */
export async function rememberDevice(
  tx: Db,
  { tokenHash, userId, now }: { tokenHash: string | null; userId: string; now: Date },
): Promise<string> {
  const token = newToken()
  const renewed = hashToken(token)
  if (tokenHash) await tx.update(knownDevices).set({ tokenHash: renewed }).where(eq(knownDevices.tokenHash, tokenHash))
  await tx
    .insert(knownDevices)
    .values({ tokenHash: renewed, userId, createdAt: now, seenAt: now })
    .onConflictDoUpdate({ target: [knownDevices.tokenHash, knownDevices.userId], set: { seenAt: now } })
  const surplus = tx
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.seenAt), desc(knownDevices.tokenHash))
    .offset(maxDevices)
  await tx.delete(knownDevices).where(and(eq(knownDevices.userId, userId), inArray(knownDevices.tokenHash, surplus)))
  return token
}

/** Forgets all known browsers of the account except the given one. */
export async function deleteDevices(tx: Db, userId: string, except: string | null = null): Promise<void> {
  await tx.delete(knownDevices).where(and(eq(knownDevices.userId, userId), except ? ne(knownDevices.tokenHash, except) : undefined))
}

export async function exportDevices(db: Db, userId: string) {
  const { createdAt, seenAt } = knownDevices
  return db.select({ createdAt, seenAt }).from(knownDevices).where(eq(knownDevices.userId, userId)).orderBy(createdAt)
}

export async function sweepDevices(db: Db, before: Date): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.seenAt, before))
}
