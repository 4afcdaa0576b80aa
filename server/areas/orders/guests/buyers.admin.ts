import { BuyerQuery, BuyerResponse } from '../../../../contract/admin/buyers.ts'
import { Failure } from '../../../../contract/errors.ts'
import { forStaff, requireStaff } from '../../../platform/http/auth-guards.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findBuyer } from './find-buyer.ts'

/** The buyer behind a phone, for orders that staff enter. */
export function buyerAdminRoutes(app: App, { db }: Platform): void {
  const schema = { tags: ['orders'], querystring: BuyerQuery, response: { 200: BuyerResponse, 400: Failure, 401: Failure, 403: Failure } }
  app.get('/api/orders/buyer', { ...forStaff, schema }, async (request) => {
    const { role } = requireStaff(request)
    return { data: { buyer: await findBuyer(db, request.query.phone, { seesMoney: role === 'admin' }) } }
  })
}
