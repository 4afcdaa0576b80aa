import type { MessagesPage, MessagesQuery, WrittenMessage } from '../../../../contract/admin/messages.ts'
import { totalPages } from '../../../../contract/paging.ts'
import type { Db } from '../../../platform/database/client.ts'
import * as sql from './messages.sql.ts'

/** A page of messages, and the number that wait for a reply. */
export async function listMessages(db: Db, query: MessagesQuery): Promise<MessagesPage['data']> {
  const [{ messages, total }, open] = await Promise.all([sql.findMessagePage(db, query), sql.countOpenMessages(db)])
  return { messages: messages.map(presentMessage), open, total, totalPage: totalPages(total, query.limit) }
}

export function presentMessage({ message, answeredBy }: sql.StoredMessage): WrittenMessage {
  const { id, createdAt, fingerprint: _, answeredAt, answeredBy: __, ...words } = message
  const by = answeredBy && (answeredBy.fullName || answeredBy.username)
  return { _id: id, ...words, createdAt: createdAt.toISOString(), answered: answeredAt && { at: answeredAt.toISOString(), by } }
}
