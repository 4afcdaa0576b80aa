import { z } from 'zod'
import { OneDiscount } from '../../../contract/discounts.admin.ts'
import { DiscountCode } from '../../../contract/discounts.ts'
import { Failure } from '../../../contract/errors.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { Shop } from '../../platform/http/parse.ts'
import type { Platform } from '../../platform/platform.ts'
import { isOpen } from './apply-discount.ts'
import { describeDiscount } from './describe-discount.ts'
import { findByCode } from './discounts.sql.ts'
import { judgeDiscount } from './discounts-office.sql.ts'
import { admitCodeTry } from './guess-limit.ts'

export function discountsRoutes(app: Shop, platform: Platform): void {
  const schema = { tags: ['discounts'], params: z.object({ code: z.string() }), response: { 200: OneDiscount, 404: Failure, 429: Failure } }
  app.get('/api/discounts/:code', { schema }, async (request) => {
    const code = DiscountCode.safeParse(request.params.code)
    if (request.person.role === 'admin') {
      const known = code.success ? await judgeDiscount(platform.db, code.data, platform.clock.now()) : undefined
      if (!known) throw new AppError('unknown_discount')
      return { data: { discount: describeDiscount(known) } }
    }
    await admitCodeTry(platform, request.ip)
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
