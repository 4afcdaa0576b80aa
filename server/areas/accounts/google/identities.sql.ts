import { and, eq } from 'drizzle-orm'
import { type Db, schema } from '../../../platform/database/client.ts'

const { userIdentities } = schema

/** The account linked to Google's subject. */
export async function findGoogleUser(db: Db, subject: string): Promise<string | undefined> {
  const [identity] = await db
    .select({ userId: userIdentities.userId })
    .from(userIdentities)
    .where(and(eq(userIdentities.provider, 'google'), eq(userIdentities.subject, subject)))
  return identity?.userId
}

/** False if the subject is already linked to an account. */
export async function insertGoogleIdentity(tx: Db, identity: { subject: string; userId: string; now: Date }): Promise<boolean> {
  const { subject, userId, now } = identity
  const written = await tx
    .insert(userIdentities)
    .values({ provider: 'google', subject, userId, createdAt: now })
    .onConflictDoNothing()
    .returning({ userId: userIdentities.userId })
  return written.length > 0
}

export async function hasGoogleIdentity(db: Db, userId: string): Promise<boolean> {
  return (await db.$count(userIdentities, eq(userIdentities.userId, userId))) > 0
}
