import { z } from 'zod'
import {
  LowStockChange,
  LowStockMessage,
  StockChange,
  StockHistory,
  StockHistoryQuery,
  StockMessage,
  StockPage,
  StockQuery,
} from '../../../../contract/admin/stock.ts'
import { Failure } from '../../../../contract/errors.ts'
import { Id } from '../../../../contract/text.ts'
import { forAdmins, forStaff, requireAdmin, requireStaff } from '../../../platform/http/auth-guards.ts'
import { languageOf } from '../../../platform/http/language.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { changeLowStock, changeStock } from './change-stock.ts'
import { getStockVariant, listStock, readStockHistory } from './list-stock.ts'

const tags = ['stock']
const refusals = { 400: Failure, 401: Failure, 403: Failure, 404: Failure, 409: Failure }
const params = z.object({ variantId: Id })
const changed = { vi: 'Đã lưu tồn kho.', en: 'The stock has been saved.' } as const
const lowSaved = { vi: 'Đã lưu mức sắp hết.', en: 'The low-stock level has been saved.' } as const

/** The stock pages: reading and counting. */
export function stockAdminRoutes(app: App, platform: Platform): void {
  const { db } = platform

  const list = { tags, querystring: StockQuery, response: { 200: StockPage, ...refusals } }
  app.get('/api/stock', { ...forStaff, schema: list }, async (request) => ({
    data: await listStock(platform.readReplicas.primary, request.query, languageOf(request.raw, true)),
  }))

  const change = { tags, params, body: StockChange, response: { 200: StockMessage, ...refusals } }
  app.patch('/api/stock/:variantId', { ...forStaff, schema: change }, async (request) => {
    const { variantId } = request.params
    await changeStock(platform, variantId, request.body, requireStaff(request).userId)
    return { data: { variant: await getStockVariant(db, variantId) }, message: changed[languageOf(request.raw, true)] }
  })

  const history = { tags, params, querystring: StockHistoryQuery, response: { 200: StockHistory, ...refusals } }
  app.get('/api/stock/:variantId/history', { ...forStaff, schema: history }, async ({ params: { variantId }, query }) => ({
    data: await readStockHistory(db, variantId, query),
  }))

  const low = { tags, params: z.object({ id: Id }), body: LowStockChange, response: { 200: LowStockMessage, ...refusals } }
  app.put('/api/products/:id/low-stock', { ...forAdmins, schema: low }, async (request) => {
    await changeLowStock(platform, request.params.id, request.body.lowStock, requireAdmin(request).userId)
    return { message: lowSaved[languageOf(request.raw, true)] }
  })
}
