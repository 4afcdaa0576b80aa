import type { AdminDiscount } from '../../../contract/admin/discounts.ts'
import type { ListedDiscount, PublicDiscount } from '../../../contract/discounts.ts'
import type { StoredDiscount } from './discounts.sql.ts'
import type { DiscountWithStatus } from './discounts-admin.sql.ts'

/** A code for admins. Limits that are not set are left out. */
export function presentDiscount({ discount, status }: DiscountWithStatus): AdminDiscount {
  const {
    id,
    code,
    kind,
    value,
    used,
    active,
    isListed,
    createdAt,
    minSubtotalVnd,
    maxDiscountVnd,
    startsAt,
    endsAt,
    usageLimit,
    perCustomerLimit,
  } = discount
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
    isListed,
    status,
    createdAt: createdAt.toISOString(),
  }
}

/** What a code does, for anybody who knows it. */
export function presentOpenDiscount({ code, kind, value, minSubtotalVnd, maxDiscountVnd, endsAt }: StoredDiscount): PublicDiscount {
  return {
    code,
    kind,
    value,
    ...(minSubtotalVnd === null ? {} : { minSubtotal: minSubtotalVnd }),
    ...(maxDiscountVnd === null ? {} : { maxDiscount: maxDiscountVnd }),
    ...(endsAt === null ? {} : { endsAt: endsAt.toISOString() }),
  }
}

/** A code that is shown to everybody, with all its conditions. */
export function presentListedDiscount(discount: StoredDiscount): ListedDiscount {
  const { perCustomerLimit } = discount
  return { ...presentOpenDiscount(discount), ...(perCustomerLimit === null ? {} : { perCustomerLimit }) }
}
