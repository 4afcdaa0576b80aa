import { z } from 'zod'
import { OneDiscount } from '../../../contract/admin/discounts.ts'
import { DiscountCode, ListedDiscounts } from '../../../contract/discounts.ts'
import { Failure } from '../../../contract/errors.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { consumeCodeTry } from './coupon-rate-limit.ts'
import { getDiscount, getOpenDiscount, listListedDiscounts } from './read-discounts.ts'

export function discountsRoutes(app: App, platform: Platform): void {
  // Not below /api/discounts, where every name is a code.
  app.get('/api/listed-discounts', { schema: { tags: ['discounts'], response: { 200: ListedDiscounts } } }, async () => ({
    data: await listListedDiscounts(platform),
  }))

  const schema = { tags: ['discounts'], params: z.object({ code: z.string() }), response: { 200: OneDiscount, 404: Failure, 429: Failure } }
  app.get('/api/discounts/:code', { schema }, async (request) => {
    const { person, params, ip } = request
    const code = DiscountCode.safeParse(params.code).data
    const isAdmin = person.role === 'admin'
    if (!isAdmin) await consumeCodeTry(platform, ip)
    if (!code) throw new AppError('unknown_discount')
    return { data: { discount: isAdmin ? await getDiscount(platform, code) : await getOpenDiscount(platform, code) } }
  })
}
