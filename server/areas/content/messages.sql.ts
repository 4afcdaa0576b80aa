import { and, desc, eq, gte, inArray, like, lt } from 'drizzle-orm'
import type { MessagesQuery } from '../../../contract/messages.admin.ts'
import { type Db, schema } from '../../platform/db.ts'

const { contactMessages, mails } = schema

/** False where these very words are there already. */
export async function insertMessage(tx: Db, message: typeof contactMessages.$inferInsert): Promise<boolean> {
  const written = await tx.insert(contactMessages).values(message).onConflictDoNothing().returning({ id: contactMessages.id })
  return written.length > 0
}

/** The messages and what was mailed of them, whose keys begin with `mailKey`. */
export async function deleteMessagesBefore(db: Db, moment: Date, mailKey: string): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, moment))
  await db.delete(mails).where(and(like(mails.key, `${mailKey}%`), lt(mails.createdAt, moment)))
}

export async function countMessagesSince(db: Db, since: Date): Promise<number> {
  return db.$count(contactMessages, gte(contactMessages.createdAt, since))
}

/** The newest first. */
export async function listMessages(db: Db, { page, limit }: MessagesQuery) {
  const newest = [desc(contactMessages.createdAt), desc(contactMessages.id)]
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(contactMessages)
      .orderBy(...newest)
      .limit(limit)
      .offset((page - 1) * limit),
    db.$count(contactMessages),
  ])
  return { rows, total }
}

export async function listMessagesOf(db: Db, email: string) {
  const { fullName, message, createdAt } = contactMessages
  return db.select({ fullName, message, createdAt }).from(contactMessages).where(eq(contactMessages.email, email)).orderBy(createdAt)
}

/** With the mails that passed them on, whose keys are `mailKey` and the message's id. */
export async function deleteMessagesOf(tx: Db, email: string, mailKey: string): Promise<void> {
  const gone = await tx.delete(contactMessages).where(eq(contactMessages.email, email)).returning({ id: contactMessages.id })
  const keys = gone.map(({ id }) => mailKey + id)
  if (keys.length > 0) await tx.delete(mails).where(inArray(mails.key, keys))
}
