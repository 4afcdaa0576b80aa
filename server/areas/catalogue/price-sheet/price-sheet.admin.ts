import { SheetBody, SheetChanged, SheetPage, SheetPreview, SheetPreviewBody } from '../../../../contract/admin/price-sheet.ts'
import { StockQuery } from '../../../../contract/admin/stock.ts'
import { Failure } from '../../../../contract/errors.ts'
import { forAdmins, requireAdmin } from '../../../platform/http/auth-guards.ts'
import { languageOf } from '../../../platform/http/language.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { previewSheet, writeSheet } from './change-by-sheet.ts'
import { listSheet } from './list-sheet.ts'

const tags = ['products']
const refusals = { 400: Failure, 401: Failure, 403: Failure, 404: Failure, 409: Failure }
const changed = { vi: 'Đã lưu bảng giá và tồn kho.', en: 'The sheet of prices and stock has been saved.' } as const

/** Prices and stock as a sheet: reading, preview of a paste, change. It is undone as any change of prices. */
export function priceSheetRoutes(app: App, platform: Platform): void {
  const list = { tags, querystring: StockQuery, response: { 200: SheetPage, ...refusals } }
  app.get('/api/products/sheet', { ...forAdmins, schema: list }, async ({ query, raw }) => ({
    data: await listSheet(platform.readReplicas.primary, query, languageOf(raw, true)),
  }))

  const preview = { tags, body: SheetPreviewBody, response: { 200: SheetPreview, ...refusals } }
  app.post('/api/products/sheet/preview', { ...forAdmins, schema: preview }, async (request) => ({
    data: await previewSheet(platform.db, request.body.rows, languageOf(request.raw, true)),
  }))

  const change = { tags, body: SheetBody, response: { 200: SheetChanged, ...refusals } }
  app.post('/api/products/sheet', { ...forAdmins, schema: change }, async (request) => {
    const data = await writeSheet(platform, request.body, requireAdmin(request).userId)
    return { data, message: changed[languageOf(request.raw, true)] }
  })
}
