import { and, desc, eq, inArray, lt, ne } from 'drizzle-orm'
import { type Db, schema } from '../database/client.ts'
import { runStatement } from '../database/run-statement.ts'
import { defineStatement } from '../database/statement.ts'
import { countAttemptSql } from '../http/rate-limit.sql.ts'

const { mails } = schema

export type MailRow = typeof mails.$inferSelect

const readUnsent = defineStatement(
  'select id, key, recipient, subject, text, html, created_at as "createdAt", sent_at as "sentAt" from mails where id = any($1::text[]) and sent_at is null',
)

export async function findUnsentMails(db: Db, ids: readonly string[]): Promise<MailRow[]> {
  return runStatement<MailRow>(db, readUnsent(ids))
}

export async function findMail(db: Db, id: string): Promise<MailRow | undefined> {
  const [mail] = await db.select().from(mails).where(eq(mails.id, id))
  return mail
}

export async function findNewestMails(db: Db, limit: number): Promise<MailRow[]> {
  return db.select().from(mails).orderBy(desc(mails.createdAt), desc(mails.id)).limit(limit)
}

/** A mail to write. Its text may be composed when it is sent. */
export type NewMail = Pick<MailRow, 'id' | 'key' | 'recipient' | 'subject' | 'text' | 'html'>
/** The limit of a mailbox: `max` mails until `ends`. */
export type MailboxLimit = { key: string; max: number; now: Date; ends: Date }

const columns = 'id, key, recipient, subject, text, html'
const insertUncounted = defineStatement(
  `insert into mails (${columns}) values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning id`,
)

/** False if there is a mail with this key already. */
export async function insertMail(tx: Db, { id, key, recipient, subject, text, html }: NewMail): Promise<boolean> {
  const written = await runStatement(tx, insertUncounted(id, key, recipient, subject, text, html))
  return written.length > 0
}

// An event that has a mail already is not counted again.
const insertCounted = defineStatement(`
  with counted as (${countAttemptSql({ key: '$7', now: '$8', ends: '$9', unless: 'select from mails where key = $2' })}),
  written as (
    insert into mails (${columns}) select $1, $2, $3, $4, $5, $6 from counted where counted.count <= $10::int
    on conflict do nothing returning id
  )
  select counted.count, counted.ends, exists (select 1 from written) as "isWritten" from counted`)

/** Inserts a mail and counts it for its mailbox, unless the mailbox is over its limit; undefined if there is one with this key. */
export async function insertCountedMail(
  tx: Db,
  { id, key, recipient, subject, text, html }: NewMail,
  { key: mailbox, max, now, ends }: MailboxLimit,
): Promise<{ count: number; ends: number } | undefined> {
  const window = [mailbox, now.toISOString(), ends.toISOString(), max]
  const [counted] = await runStatement<{ count: number; ends: number; isWritten: boolean }>(
    tx,
    insertCounted(id, key, recipient, subject, text, html, ...window),
  )
  return counted && (counted.isWritten || counted.count > max) ? counted : undefined
}

const update = defineStatement(
  'update mails set sent_at = coalesce($2::timestamptz, sent_at), text = coalesce($3, text), html = coalesce($4, html) where id = $1',
)

/** Leaves what is undefined as it is. */
export async function updateMail(
  db: Db,
  id: string,
  { sentAt, text, html }: Partial<Pick<MailRow, 'sentAt' | 'text' | 'html'>>,
): Promise<void> {
  await runStatement(db, update(id, sentAt?.toISOString() ?? null, text ?? null, html ?? null))
}

export async function deleteMail(db: Db, id: string): Promise<void> {
  await db.delete(mails).where(eq(mails.id, id))
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
