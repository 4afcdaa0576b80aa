import { z } from 'zod'
import { OneDiscount } from '../../../contract/admin/discounts.ts'
import { DiscountCode } from '../../../contract/discounts.ts'
import { Failure } from '../../../contract/errors.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { isOpen } from './apply-discount.rule.ts'
import { consumeCodeTry } from './coupon-rate-limit.ts'
import { findByCode } from './discounts.sql.ts'
import { withStatus } from './discounts-admin.sql.ts'
import { presentDiscount } from './present-discount.rule.ts'

export function discountsRoutes(app: App, platform: Platform): void {
  const schema = { tags: ['discounts'], params: z.object({ code: z.string() }), response: { 200: OneDiscount, 404: Failure, 429: Failure } }
  app.get('/api/discounts/:code', { schema }, async (request) => {
    const code = DiscountCode.safeParse(request.params.code)
    if (request.person.role === 'admin') {
      const known = code.success ? await withStatus(platform.db, code.data, platform.clock.now()) : undefined
      if (!known) throw new AppError('unknown_discount')
      return { data: { discount: presentDiscount(known) } }
    }
    await consumeCodeTry(platform, request.ip)
    const discount = code.success ? await findByCode(platform.db, code.data) : undefined
    if (!discount || !isOpen(discount, platform.clock.now())) throw new AppError('unknown_discount')
    const { kind, value, minSubtotalVnd, maxDiscountVnd, endsAt } = discount
    return {
      data: {
        discount: {
          code: discount.code,
          kind,
          value,
          ...(minSubtotalVnd === null ? {} : { minSubtotal: minSubtotalVnd }),
          ...(maxDiscountVnd === null ? {} : { maxDiscount: maxDiscountVnd }),
          ...(endsAt === null ? {} : { endsAt: endsAt.toISOString() }),
        },
      },
    }
  })
}
