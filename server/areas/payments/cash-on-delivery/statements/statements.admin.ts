import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
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
import { AppError } from '../../../../platform/http/errors.ts'
import { languageOf } from '../../../../platform/http/language.ts'
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
  await app.register(async (scope) => uploadRoute(scope.withTypeProvider<ZodTypeProvider>() as unknown as App, deps))
}

/** Encapsulated: the only scope here that parses files. */
async function uploadRoute(scope: App, deps: PaymentDeps): Promise<void> {
  scope.removeAllContentTypeParsers()
  await scope.register(multipart, {
    limits: { files: 1, fileSize: maxStatementBytes, fields: 5, fieldSize: 200, fieldNameSize: 100, headerPairs: 20 },
  })
  const schema = {
    tags,
    querystring: StatementUpload,
    consumes: ['multipart/form-data'],
    response: { 200: StatementRead, ...refusals, 413: Failure, 415: Failure },
  }
  scope.post('/api/payments/cod-statements', { ...forAdmins, bodyLimit: maxStatementBytes, schema }, async (request) => {
    const file = await readFile(request)
    const { userId: adminId } = requireAdmin(request)
    return { data: await storeStatement(deps.platform, { ...file, upload: request.query, adminId }) }
  })
}

async function readFile(request: FastifyRequest): Promise<{ fileName: string; content: Buffer }> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type')
  try {
    const file = await request.file()
    if (file?.fieldname === 'file') return { fileName: file.filename, content: await file.toBuffer() }
  } catch (error) {
    // Errors of multipart parsing have no code.
    throw (error as { code?: string }).code ? error : new AppError('malformed_body')
  }
  throw new AppError('invalid_input', { issues: [{ path: 'file', key: 'required' }] })
}
