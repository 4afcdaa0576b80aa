import { PrintDetailsQuery, PrintDetailsResponse } from '../../../../contract/admin/print.ts'
import { Failure } from '../../../../contract/errors.ts'
import { forStaff } from '../../../platform/http/auth-guards.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readPrintDetails } from './read-print-details.ts'

export function printDetailsRoutes(app: App, platform: Platform): void {
  const response = { 200: PrintDetailsResponse, 400: Failure, 401: Failure, 403: Failure }
  const schema = { tags: ['orders'], querystring: PrintDetailsQuery, response }
  app.get('/api/orders/print-details', { ...forStaff, schema }, async ({ query }) => ({
    data: await readPrintDetails(platform, query.ids),
  }))
}
