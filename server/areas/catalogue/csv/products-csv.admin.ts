import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { ExportFormat } from '../../../../contract/admin/csv.ts'
import { MatchingQuery } from '../../../../contract/admin/products.ts'
import { ImportPreview, ImportQuery, maxFileBytes } from '../../../../contract/admin/products-csv.ts'
import { Failure } from '../../../../contract/errors.ts'
import type { Language } from '../../../../contract/language/language.schema.ts'
import { validationMessage } from '../../../../contract/language/validation-messages.ts'
import { audit } from '../../../platform/audit.ts'
import { forAdmins, requireAdmin } from '../../../platform/http/auth-guards.ts'
import { sendCsv, separatorOf } from '../../../platform/http/csv-response.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { languageOf } from '../../../platform/http/language.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { headOf, wordFor } from './csv-columns.rule.ts'
import { exportProducts } from './export-products.ts'
import { importProducts, type Preview, previewImport } from './import-products.ts'

const tags = ['products']
const refusals = { 400: Failure, 401: Failure, 403: Failure, 409: Failure, 413: Failure, 415: Failure }
const imported = {
  vi: (n: number) => `Đã nhập ${n} sản phẩm.`,
  en: (n: number) => `${n} ${n === 1 ? 'product' : 'products'} imported.`,
} as const

/** Exports products to a file, and imports them. */
export async function productsCsvRoutes(app: App, platform: Platform): Promise<void> {
  const { db, clock } = platform
  const read = { tags, querystring: MatchingQuery.and(ExportFormat), response: refusals }
  app.get('/api/products/export.csv', { ...forAdmins, schema: read }, async (request, reply) => {
    const { separator, ...query } = request.query
    await audit(db, { who: requireAdmin(request).userId, what: 'product.export', subject: 'products', details: query })
    const content = exportProducts(platform.readReplicas.primary, query, {
      language: languageOf(request.raw, true),
      separator: separatorOf({ separator }),
    })
    return sendCsv(reply, 'products', { content, now: clock.now() })
  })
  await app.register(async (deps) => importRoute(deps.withTypeProvider<ZodTypeProvider>() as unknown as App, platform))
}

/** Encapsulated: the only scope that parses such files. */
async function importRoute(deps: App, platform: Platform): Promise<void> {
  deps.removeAllContentTypeParsers()
  await deps.register(multipart, {
    limits: { files: 1, fileSize: maxFileBytes, fields: 5, fieldSize: 200, fieldNameSize: 100, headerPairs: 20 },
  })
  const asText = { parseAs: 'buffer', bodyLimit: maxFileBytes } as const
  deps.addContentTypeParser(['text/csv', 'application/vnd.ms-excel'], asText, (_request, body, done) => done(null, body))
  const schema = {
    tags,
    querystring: ImportQuery,
    consumes: ['multipart/form-data', 'text/csv'],
    response: { 200: ImportPreview, ...refusals },
  }
  deps.post('/api/products/import', { ...forAdmins, bodyLimit: maxFileBytes, schema }, async (request) => {
    const { dryRun, token = '' } = request.query
    const language = languageOf(request.raw, true)
    const content = await readFile(request)
    if (dryRun === 'true') return presentPreview(await previewImport(platform.db, content), language)
    if (token === '') throw new AppError('invalid_input', { issues: [{ path: 'token', key: 'required' }] })
    const done = await importProducts(platform, { content, token, adminId: requireAdmin(request).userId })
    if (done.troubles.length > 0) throw new AppError('version_conflict')
    const response = presentPreview(done, language)
    return { ...response, message: imported[language](response.data.counts.create + response.data.counts.change) }
  })
}

async function readFile(request: FastifyRequest): Promise<Buffer> {
  if (Buffer.isBuffer(request.body)) return request.body
  if (!request.isMultipart()) throw new AppError('unsupported_media_type')
  try {
    const file = await request.file()
    if (file?.fieldname === 'file') return await file.toBuffer()
  } catch (error) {
    // Errors of multipart parsing have no code.
    throw (error as { code?: string }).code ? error : new AppError('malformed_body')
  }
  throw new AppError('invalid_input', { issues: [{ path: 'file', key: 'required' }] })
}

function presentPreview({ planned, troubles, token }: Preview, language: Language): ImportPreview {
  const count = (kind: Preview['planned'][number]['kind']) => planned.filter((each) => each.kind === kind).length
  const errors = troubles.map(({ line, column, head = '', key }) => ({
    line,
    column: column ? headOf(column, language) : head,
    message: validationMessage(key, language),
  }))
  const rows = planned.map(({ line, sku, name, kind, changes, ...rest }) => ({
    ...{ line, sku, name, kind },
    ...('id' in rest ? { productId: rest.id } : {}),
    changes: changes.map(({ column, before, after, ...at }) => ({
      ...at,
      column: headOf(column, language),
      before: wordFor(column, before, language),
      after: wordFor(column, after, language),
    })),
  }))
  const counts = { create: count('create'), change: count('change'), unchanged: count('unchanged') }
  return { data: { rows, counts, errors, ...(errors.length === 0 ? { token } : {}) } }
}
