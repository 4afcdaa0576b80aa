import { Failure } from '../../../contract/errors.ts'
import { MessagesPage, MessagesQuery } from '../../../contract/messages.admin.ts'
import { totalPages } from '../../../contract/paging.ts'
import type { Shop } from '../../platform/http/parse.ts'
import { forStaff } from '../../platform/http/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { listMessages } from './messages.sql.ts'

/** What customers wrote, for everybody of the house; it has gone to the owner's mailbox, where it is answered. */
export function messagesAdminRoutes(app: Shop, { db }: Platform): void {
  const schema = {
    tags: ['contact'],
    querystring: MessagesQuery,
    response: { 200: MessagesPage, 400: Failure, 401: Failure, 403: Failure },
  }
  app.get('/api/contact', { ...forStaff, schema }, async ({ query }) => {
    const { rows, total } = await listMessages(db, query)
    const messages = rows.map(({ id, createdAt, fingerprint: _, ...row }) => ({ _id: id, ...row, createdAt: createdAt.toISOString() }))
    return { data: { messages, total, totalPage: totalPages(total, query.limit) } }
  })
}
