import { z } from 'zod'
import { DateTime } from '../dates.ts'
import { Discount, DiscountCode, DiscountKind, PublicDiscount } from '../discounts.ts'
import { Limit, Page } from '../paging.ts'

const Count = z.int().min(1).max(1_000_000_000)
const Amount = z.int().min(1).max(9_000_000_000_000)
/** `null` clears a limit. */
const fields = {
  code: DiscountCode,
  kind: DiscountKind,
  /** Percent 1-100, or dong; free shipping has none. */
  value: z.int().min(0).max(9_000_000_000_000).optional(),
  minSubtotal: Amount.nullish(),
  maxDiscount: Amount.nullish(),
  startsAt: DateTime.nullish(),
  endsAt: DateTime.nullish(),
  usageLimit: Count.nullish(),
  perCustomerLimit: Count.nullish(),
  active: z.boolean().optional(),
  isListed: z.boolean().optional(),
}

/** The fields that are validated together. */
type DiscountToValidate = {
  kind: DiscountKind
  value?: number | undefined
  startsAt?: string | null | undefined
  endsAt?: string | null | undefined
}
/** The issue key for an invalid value; null where it is valid. */
export function valueIssue({ kind, value = 0 }: DiscountToValidate): 'percent' | 'amount' | null {
  if (kind === 'percent') return value >= 1 && value <= 100 ? null : 'percent'
  return kind === 'free-shipping' || value >= 1 ? null : 'amount'
}
export function hasFittingDates({ startsAt, endsAt }: DiscountToValidate): boolean {
  return !startsAt || !endsAt || Date.parse(startsAt) < Date.parse(endsAt)
}

export const NewDiscount = z
  .object(fields)
  .refine((whole) => valueIssue(whole) !== 'percent', { path: ['value'], params: { key: 'percent' } })
  .refine((whole) => valueIssue(whole) !== 'amount', { path: ['value'], params: { key: 'amount' } })
  .refine(hasFittingDates, { path: ['endsAt'], params: { key: 'dates' } })
export type NewDiscount = z.infer<typeof NewDiscount>

/** `code` holds the new discount: the fields to change, or a text that renames it. */
export const DiscountFields = z.object(fields).partial()
export type DiscountFields = z.infer<typeof DiscountFields>
export const DiscountChange = z.object({ code: z.union([DiscountCode, DiscountFields]) })

export const DiscountName = z.object({ code: DiscountCode })

/** `Off`: an admin switched it off. `Expired`: its period is over, or all its uses are used up. */
export const DiscountStatus = z.enum(['Active', 'Scheduled', 'Expired', 'Off'])
export type DiscountStatus = z.infer<typeof DiscountStatus>

export const AdminDiscount = Discount.extend({ status: DiscountStatus, createdAt: z.string() })
export type AdminDiscount = z.infer<typeof AdminDiscount>

export const DiscountsQuery = z.object({
  page: Page.default(1),
  limit: Limit.default(100),
  query: z.string().max(40).optional(),
  status: DiscountStatus.optional(),
})
export type DiscountsQuery = z.infer<typeof DiscountsQuery>
export const DiscountPage = z.object({ data: z.array(AdminDiscount), totalPage: z.int(), total: z.int() })
export type DiscountPage = z.infer<typeof DiscountPage>
export const DiscountMessage = z.object({ data: z.object({ discount: AdminDiscount }), message: z.string() })
export const DiscountDeleted = z.object({ message: z.string() })
/** An admin reads all fields; a client that knows the code reads its effect. */
export const OneDiscount = z.object({ data: z.object({ discount: z.union([AdminDiscount, PublicDiscount]) }) })
