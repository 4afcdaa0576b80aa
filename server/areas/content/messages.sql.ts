import { and, like, lt } from 'drizzle-orm'
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
