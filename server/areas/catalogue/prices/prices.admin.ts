import { z } from 'zod'
import { OnePriceSchedule, PriceSchedulePage, PriceSchedulesQuery } from '../../../../contract/admin/price-schedules.ts'
import { PriceChangeBody, PricePreview, PricePreviewBody, PricesChanged, PricesRestored } from '../../../../contract/admin/prices.ts'
import { Failure } from '../../../../contract/errors.ts'
import { Id } from '../../../../contract/text.ts'
import { forAdmins, requireAdmin } from '../../../platform/http/auth-guards.ts'
import { languageOf } from '../../../platform/http/language.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { undoPrices, writePrices } from './change-prices.ts'
import { previewPrices } from './preview-prices.ts'
import { readSchedule, readSchedules } from './read-schedules.ts'
import { isScheduled } from './schedule-period.rule.ts'
import { schedulePrices, undoSchedule } from './schedule-prices.ts'

const tags = ['products']
const refusals = { 400: Failure, 401: Failure, 403: Failure, 404: Failure, 409: Failure }
const counted = {
  changed: { vi: (n: number) => `Đã đổi giá ${n} sản phẩm.`, en: (n: number) => `The prices of ${n} products have been changed.` },
  planned: {
    vi: (n: number) => `Đã hẹn đổi giá ${n} sản phẩm.`,
    en: (n: number) => `The prices of ${n} products will change as scheduled.`,
  },
  restored: {
    vi: (n: number) => `Đã trả lại giá cũ cho ${n} sản phẩm.`,
    en: (n: number) => `The prices of ${n} products have been restored.`,
  },
} as const

/** Prices of many products: preview, change at once or by a schedule, undo. */
export function priceAdminRoutes(app: App, platform: Platform): void {
  const preview = { tags, body: PricePreviewBody, response: { 200: PricePreview, ...refusals } }
  app.post('/api/products/prices/preview', { ...forAdmins, schema: preview }, async (request) => ({
    data: await previewPrices(platform, request.body, languageOf(request.raw, true)),
  }))

  const change = { tags, body: PriceChangeBody, response: { 200: PricesChanged, ...refusals } }
  app.post('/api/products/prices', { ...forAdmins, schema: change }, async (request) => {
    const { userId } = requireAdmin(request)
    const language = languageOf(request.raw, true)
    if (!isScheduled(request.body, platform.clock.now())) {
      const data = await writePrices(platform, request.body, userId)
      return { data, message: counted.changed[language](data.changed) }
    }
    const { isLater, ...data } = await schedulePrices(platform, request.body, userId)
    return { data, message: counted[isLater ? 'planned' : 'changed'][language](data.changed) }
  })

  const undo = { tags, params: z.object({ changeId: Id }), response: { 200: PricesRestored, ...refusals } }
  app.post('/api/products/prices/:changeId/undo', { ...forAdmins, schema: undo }, async (request) => {
    const { changeId } = request.params
    const { userId } = requireAdmin(request)
    const data = (await undoSchedule(platform, changeId, userId)) ?? (await undoPrices(platform, changeId, userId))
    return { data, message: counted.restored[languageOf(request.raw, true)](data.restored) }
  })

  const list = { tags, querystring: PriceSchedulesQuery, response: { 200: PriceSchedulePage, ...refusals } }
  app.get('/api/products/prices/schedules', { ...forAdmins, schema: list }, async ({ query }) => ({
    data: await readSchedules(platform, query),
  }))

  const one = { tags, params: z.object({ id: Id }), response: { 200: OnePriceSchedule, ...refusals } }
  app.get('/api/products/prices/schedules/:id', { ...forAdmins, schema: one }, async ({ params, raw }) => ({
    data: await readSchedule(platform, params.id, languageOf(raw, true)),
  }))
}
