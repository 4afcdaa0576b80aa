import { lt } from 'drizzle-orm'
import { type Db, schema } from '../../platform/db.ts'

const { contactMessages } = schema

/** False where these very words are there already. */
export async function insertMessage(tx: Db, message: typeof contactMessages.$inferInsert): Promise<boolean> {
  const written = await tx.insert(contactMessages).values(message).onConflictDoNothing().returning({ id: contactMessages.id })
  return written.length > 0
}

export async function deleteMessagesBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, moment))
}
