import type { AdminDiscount } from '../../../contract/admin/discounts.ts'
import type { DiscountWithStatus } from './discounts-admin.sql.ts'

/** A code for admins. Limits that are not set are left out. */
export function presentDiscount({ discount, status }: DiscountWithStatus): AdminDiscount {
  const { id, code, kind, value, used, active, createdAt, minSubtotalVnd, maxDiscountVnd, startsAt, endsAt, usageLimit, perCustomerLimit } =
    discount
  return {
    _id: id,
    code,
    kind,
    value,
    ...(minSubtotalVnd === null ? {} : { minSubtotal: minSubtotalVnd }),
    ...(maxDiscountVnd === null ? {} : { maxDiscount: maxDiscountVnd }),
    ...(startsAt === null ? {} : { startsAt: startsAt.toISOString() }),
    ...(endsAt === null ? {} : { endsAt: endsAt.toISOString() }),
    ...(usageLimit === null ? {} : { usageLimit }),
    ...(perCustomerLimit === null ? {} : { perCustomerLimit }),
    used,
    active,
    status,
    createdAt: createdAt.toISOString(),
  }
}
