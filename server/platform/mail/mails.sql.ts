import { and, desc, eq, inArray, isNull, lt, ne } from 'drizzle-orm'
import { type Db, schema } from '../database/client.ts'

const { mails } = schema

export type MailRow = typeof mails.$inferSelect

export async function findUnsentMail(db: Db, id: string): Promise<MailRow | undefined> {
  const [mail] = await db
    .select()
    .from(mails)
    .where(and(eq(mails.id, id), isNull(mails.sentAt)))
  return mail
}

export async function findMail(db: Db, id: string): Promise<MailRow | undefined> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id))
  return mail
}

export async function findNewestMails(db: Db, limit: number): Promise<MailRow[]> {
  return db.select().from(mails).orderBy(desc(mails.createdAt), desc(mails.id)).limit(limit)
}

/** False if there is a mail with this key already. */
export async function insertMail(tx: Db, mail: typeof mails.$inferInsert): Promise<boolean> {
  const written = await tx.insert(mails).values(mail).onConflictDoNothing().returning({ id: mails.id })
  return written.length > 0
}

export async function updateMail(db: Db, id: string, change: Partial<MailRow>): Promise<void> {
  await db.update(mails).set(change).where(eq(mails.id, id))
}

export async function deleteMail(tx: Db, id: string): Promise<void> {
  await tx.delete(mails).where(eq(mails.id, id))
}

export async function deleteMailsSentBefore(db: Db, before: Date): Promise<void> {
  // A mail is never sent before it is created: the first condition is redundant, but uses its index.
  await db.delete(mails).where(and(lt(mails.createdAt, before), lt(mails.sentAt, before)))
}

/** Those of the ids whose mail still has a recipient. */
export async function findMailsWithRecipient(db: Db, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(inArray(mails.id, ids), ne(mails.recipient, '')))
  return new Set(rows.map(({ id }) => id))
}
