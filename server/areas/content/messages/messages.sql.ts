import { and, desc, eq, inArray, isNotNull, isNull, like, lt } from 'drizzle-orm'
import type { MessagesQuery } from '../../../../contract/admin/messages.ts'
import { type Db, schema } from '../../../platform/database/client.ts'
import { publish } from '../../../platform/live-events.ts'

const { contactMessages, mails, users } = schema

/** A message, and the name of the user who handled it. */
export type StoredMessage = {
  message: typeof contactMessages.$inferSelect
  answeredBy: Pick<typeof users.$inferSelect, 'fullName' | 'username'> | null
}

/** False if the same text is already stored. */
export async function insertMessage(tx: Db, message: typeof contactMessages.$inferInsert): Promise<boolean> {
  const written = await tx.insert(contactMessages).values(message).onConflictDoNothing().returning({ id: contactMessages.id })
  for (const { id } of written) await publish(tx, 'message-changed', id)
  return written.length > 0
}

/** Deletes the messages and their mails, whose keys begin with `mailKey`. */
export async function deleteMessagesBefore(db: Db, moment: Date, mailKey: string): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, moment))
  await db.delete(mails).where(and(like(mails.key, `${mailKey}%`), lt(mails.createdAt, moment)))
}

export async function countOpenMessages(db: Db): Promise<number> {
  return db.$count(contactMessages, isNull(contactMessages.answeredAt))
}

/** Newest first. */
export async function findMessagePage(
  db: Db,
  { page, limit, status }: MessagesQuery,
): Promise<{ messages: StoredMessage[]; total: number }> {
  const { answeredAt, createdAt, id } = contactMessages
  const where = status && (status === 'open' ? isNull(answeredAt) : isNotNull(answeredAt))
  const [messages, total] = await Promise.all([
    selectMessages(db)
      .where(where)
      .orderBy(desc(createdAt), desc(id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.$count(contactMessages, where),
  ])
  return { messages, total }
}

export async function findMessage(db: Db, id: string): Promise<StoredMessage | undefined> {
  const [found] = await selectMessages(db).where(eq(contactMessages.id, id))
  return found
}

/** False if it already had that state. */
export async function setHandled(tx: Db, id: string, answered: { answeredAt: Date; answeredBy: string } | null): Promise<boolean> {
  const { answeredAt } = contactMessages
  const changed = await tx
    .update(contactMessages)
    .set(answered ?? { answeredAt: null, answeredBy: null })
    .where(and(eq(contactMessages.id, id), answered ? isNull(answeredAt) : isNotNull(answeredAt)))
    .returning({ id: contactMessages.id })
  if (changed.length > 0) await publish(tx, 'message-changed', id)
  return changed.length > 0
}

function selectMessages(db: Db) {
  return db
    .select({ message: contactMessages, answeredBy: { fullName: users.fullName, username: users.username } })
    .from(contactMessages)
    .leftJoin(users, eq(users.id, contactMessages.answeredBy))
}

export async function listMessagesOf(db: Db, email: string) {
  const { fullName, message, createdAt } = contactMessages
  return db.select({ fullName, message, createdAt }).from(contactMessages).where(eq(contactMessages.email, email)).orderBy(createdAt)
}

/** Including the mails that forwarded them, whose keys are `mailKey` and the message's id. */
export async function deleteMessagesOf(tx: Db, email: string, mailKey: string): Promise<void> {
  const gone = await tx.delete(contactMessages).where(eq(contactMessages.email, email)).returning({ id: contactMessages.id })
  const keys = gone.map(({ id }) => mailKey + id)
  if (keys.length > 0) await tx.delete(mails).where(inArray(mails.key, keys))
}
