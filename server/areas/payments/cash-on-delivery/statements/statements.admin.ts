import { z } from 'zod'
import {
  maxStatementBytes,
  OneStatement,
  StatementBooking,
  StatementMessage,
  StatementPage,
  StatementRead,
  StatementsQuery,
  StatementUpload,
} from '../../../../../contract/admin/cod-statements.ts'
import { Failure } from '../../../../../contract/errors.ts'
import { Id } from '../../../../../contract/text.ts'
import { forAdmins, requireAdmin } from '../../../../platform/http/auth-guards.ts'
import { languageOf } from '../../../../platform/http/language.ts'
import { openUploadScope, readUpload } from '../../../../platform/http/single-upload.ts'
import type { App } from '../../../../platform/http/validation.ts'
import type { PaymentDeps } from '../../payment-deps.ts'
import { bookStatement } from './book-statement.ts'
import { getStatement, listStatements } from './read-statements.ts'
import { storeStatement } from './store-statement.ts'
import { deleteStatement, undoStatement } from './undo-statement.ts'

const tags = ['payments']
const params = z.object({ id: Id })
const refusals = { 400: Failure, 401: Failure, 403: Failure, 404: Failure, 409: Failure }
const booked = { vi: 'Đã ghi sổ bảng đối soát.', en: 'The statement is booked.' } as const
const undone = {
  vi: 'Đã gỡ ghi sổ. Tiền lại tính là hãng còn giữ.',
  en: 'The booking is undone. The carrier owes the money again.',
} as const
const deleted = { vi: 'Đã bỏ bảng đối soát.', en: 'The statement is removed.' } as const

/** Statements of carriers about the cash they collected. */
export async function statementRoutes(app: App, deps: PaymentDeps): Promise<void> {
  const { db } = deps.platform
  const list = { tags, querystring: StatementsQuery, response: { 200: StatementPage, ...refusals } }
  app.get('/api/payments/cod-statements', { ...forAdmins, schema: list }, async ({ query }) => ({ data: await listStatements(db, query) }))

  const one = { tags, params, response: { 200: OneStatement, ...refusals } }
  app.get('/api/payments/cod-statements/:id', { ...forAdmins, schema: one }, async ({ params }) => ({
    data: { statement: await getStatement(db, params.id) },
  }))

  const book = { tags, params, body: StatementBooking, response: { 200: StatementMessage, ...refusals } }
  app.post('/api/payments/cod-statements/:id/book', { ...forAdmins, schema: book }, async (request) => {
    const { userId: adminId } = requireAdmin(request)
    const statement = await bookStatement(deps, { statementId: request.params.id, booking: request.body, adminId })
    return { data: { statement }, message: booked[languageOf(request.raw, true)] }
  })

  const undo = { tags, params, response: { 200: StatementMessage, ...refusals } }
  app.post('/api/payments/cod-statements/:id/undo', { ...forAdmins, schema: undo }, async (request) => {
    const statement = await undoStatement(deps, { statementId: request.params.id, adminId: requireAdmin(request).userId })
    return { data: { statement }, message: undone[languageOf(request.raw, true)] }
  })

  const remove = { tags, params, response: { 200: z.object({ message: z.string() }), ...refusals } }
  app.delete('/api/payments/cod-statements/:id', { ...forAdmins, schema: remove }, async (request) => {
    await deleteStatement(deps, { statementId: request.params.id, adminId: requireAdmin(request).userId })
    return { message: deleted[languageOf(request.raw, true)] }
  })
  const read = {
    tags,
    querystring: StatementUpload,
    consumes: ['multipart/form-data'],
    response: { 200: StatementRead, ...refusals, 413: Failure, 415: Failure },
  }
  await openUploadScope(app, maxStatementBytes, (scope) =>
    scope.post('/api/payments/cod-statements', { ...forAdmins, bodyLimit: maxStatementBytes, schema: read }, async (request) => {
      const file = await readUpload(request)
      const { userId: adminId } = requireAdmin(request)
      return { data: await storeStatement(deps.platform, { ...file, upload: request.query, adminId }) }
    }),
  )
}
