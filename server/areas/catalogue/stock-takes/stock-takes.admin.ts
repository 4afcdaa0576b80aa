import { z } from 'zod'
import {
  CellCount,
  CellCounted,
  DifferencesFileQuery,
  NewStockTake,
  StockDifferences,
  StockTakeList,
  StockTakeMessage,
  TakePage,
  TakePageQuery,
  TakePosted,
} from '../../../../contract/admin/stock-takes.ts'
import { Failure } from '../../../../contract/errors.ts'
import { Id } from '../../../../contract/text.ts'
import { audit } from '../../../platform/audit.ts'
import { forAdmins, forStaff, requireAdmin, requireStaff } from '../../../platform/http/auth-guards.ts'
import { sendCsv, separatorOf } from '../../../platform/http/csv-response.ts'
import { languageOf } from '../../../platform/http/language.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { beginTake } from './begin-take.ts'
import { countVariant } from './count-variant.ts'
import { cancelTake, postTake } from './end-take.ts'
import { getStockTake, readDifferences, readTakeCell, readTakePage, readTakes } from './read-takes.ts'
import { writeDifferencesCsv } from './write-differences-csv.ts'

const tags = ['stock']
const refusals = { 400: Failure, 401: Failure, 403: Failure, 404: Failure, 409: Failure }
const params = z.object({ id: Id })
const texts = {
  begun: { vi: 'Bắt đầu kiểm kho.', en: 'The stock take has begun.' },
  cancelled: { vi: 'Đã bỏ lần kiểm kho. Tồn kho không đổi.', en: 'The stock take was discarded. The stock is unchanged.' },
  posted: {
    vi: (n: number) => `Đã ghi ${n} chênh lệch vào tồn kho.`,
    en: (n: number) => `${n} ${n === 1 ? 'difference was' : 'differences were'} written into the stock.`,
  },
} as const

/** Stock takes: begin, count, look at the differences, write them or not. */
export function stockTakeRoutes(app: App, platform: Platform): void {
  const { db } = platform

  const list = { tags, response: { 200: StockTakeList, ...refusals } }
  app.get('/api/stock-takes', { ...forStaff, schema: list }, async ({ raw }) => ({
    data: { takes: await readTakes(db, languageOf(raw, true)) },
  }))

  const begin = { tags, body: NewStockTake, response: { 200: StockTakeMessage, ...refusals } }
  app.post('/api/stock-takes', { ...forStaff, schema: begin }, async (request) => {
    const language = languageOf(request.raw, true)
    const id = await beginTake(platform, request.body, requireStaff(request).userId)
    return { data: { take: await getStockTake(db, id, language) }, message: texts.begun[language] }
  })

  const page = { tags, params, querystring: TakePageQuery, response: { 200: TakePage, ...refusals } }
  app.get('/api/stock-takes/:id', { ...forStaff, schema: page }, async ({ params: { id }, query, raw }) => ({
    data: await readTakePage(platform.readReplicas.primary, id, query, languageOf(raw, true)),
  }))

  const cell = z.object({ id: Id, variantId: Id })
  const counting = { tags, params: cell, body: CellCount, response: { 200: CellCounted, ...refusals } }
  app.put('/api/stock-takes/:id/counts/:variantId', { ...forStaff, schema: counting }, async (request) => {
    const { id: takeId, variantId } = request.params
    await countVariant(platform, { takeId, variantId, staffId: requireStaff(request).userId, ...request.body })
    return { data: await readTakeCell(db, takeId, variantId, languageOf(request.raw, true)) }
  })

  const differences = { tags, params, response: { 200: StockDifferences, ...refusals } }
  app.get('/api/stock-takes/:id/differences', { ...forStaff, schema: differences }, async ({ params: { id }, raw }) => ({
    data: await readDifferences(db, id, languageOf(raw, true)),
  }))

  const file = { tags, params, querystring: DifferencesFileQuery, response: refusals }
  app.get('/api/stock-takes/:id/differences.csv', { ...forAdmins, schema: file }, async (request, reply) => {
    const { id } = request.params
    const format = { language: languageOf(request.raw, true), separator: separatorOf(request.query) }
    const content = await writeDifferencesCsv(db, id, format)
    await audit(db, { who: requireAdmin(request).userId, what: 'stock.take-export', subject: id })
    return sendCsv(reply, 'stock-differences', { content, now: platform.clock.now() })
  })

  const post = { tags, params, response: { 200: TakePosted, ...refusals } }
  app.post('/api/stock-takes/:id/post', { ...forStaff, schema: post }, async (request) => {
    const data = await postTake(platform, { takeId: request.params.id, staffId: requireStaff(request).userId })
    return { data, message: texts.posted[languageOf(request.raw, true)](data.changed) }
  })

  const cancel = { tags, params, response: { 200: StockTakeMessage, ...refusals } }
  app.post('/api/stock-takes/:id/cancel', { ...forStaff, schema: cancel }, async (request) => {
    const language = languageOf(request.raw, true)
    const { id } = request.params
    await cancelTake(platform, { takeId: id, staffId: requireStaff(request).userId })
    return { data: { take: await getStockTake(db, id, language) }, message: texts.cancelled[language] }
  })
}
