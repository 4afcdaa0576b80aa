import { z } from 'zod'
import { PriceChangeBody, PricePreview, PricePreviewBody, PricesChanged, PricesRestored } from '../../../../contract/admin/prices.ts'
import { Failure } from '../../../../contract/errors.ts'
import { Id } from '../../../../contract/text.ts'
import { forAdmins, requireAdmin } from '../../../platform/http/auth-guards.ts'
import { languageOf } from '../../../platform/http/language.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { previewPrices, undoPrices, writePrices } from './change-prices.ts'

const tags = ['products']
const refusals = { 400: Failure, 401: Failure, 403: Failure, 404: Failure, 409: Failure }
const counted = {
  changed: { vi: (n: number) => `Đã đổi giá ${n} sản phẩm.`, en: (n: number) => `The prices of ${n} products have been changed.` },
  restored: {
    vi: (n: number) => `Đã trả lại giá cũ cho ${n} sản phẩm.`,
    en: (n: number) => `The prices of ${n} products have been restored.`,
  },
} as const

/** Prices of many products: preview, change, undo. */
export function priceAdminRoutes(app: App, platform: Platform): void {
  const preview = { tags, body: PricePreviewBody, response: { 200: PricePreview, ...refusals } }
  app.post('/api/products/prices/preview', { ...forAdmins, schema: preview }, async (request) => ({
    data: await previewPrices(platform.db, request.body, languageOf(request.raw, true)),
  }))

  const change = { tags, body: PriceChangeBody, response: { 200: PricesChanged, ...refusals } }
  app.post('/api/products/prices', { ...forAdmins, schema: change }, async (request) => {
    const data = await writePrices(platform, request.body, requireAdmin(request).userId)
    return { data, message: counted.changed[languageOf(request.raw, true)](data.changed) }
  })

  const undo = { tags, params: z.object({ changeId: Id }), response: { 200: PricesRestored, ...refusals } }
  app.post('/api/products/prices/:changeId/undo', { ...forAdmins, schema: undo }, async (request) => {
    const data = await undoPrices(platform, request.params.changeId, requireAdmin(request).userId)
    return { data, message: counted.restored[languageOf(request.raw, true)](data.restored) }
  })
}
