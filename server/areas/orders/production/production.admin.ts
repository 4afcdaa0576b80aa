import { ProductionResponse } from '../../../../contract/admin/production.ts'
import { Failure } from '../../../../contract/errors.ts'
import { forStaff } from '../../../platform/http/auth-guards.ts'
import { languageOf } from '../../../platform/http/language.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readProduction } from './read-production.ts'

/** What to sew next, what is being sewn, what was sewn today. */
export function productionRoutes(app: App, platform: Platform): void {
  const schema = { tags: ['production'], response: { 200: ProductionResponse, 401: Failure, 403: Failure } }
  app.get('/api/production', { ...forStaff, schema }, async (request) => ({
    data: await readProduction(platform, languageOf(request.raw, true)),
  }))
}
