import { z } from 'zod'

export const discountKinds = ['percent', 'amount', 'free-shipping'] as const
export const DiscountKind = z.enum(discountKinds)
export type DiscountKind = z.infer<typeof DiscountKind>

/** A code in its stored spelling: upper case, trimmed, with composed letters (NFC). */
export const TypedCode = z.string().transform(normalizedCode).pipe(z.string().max(40))

/** A syntactically valid discount code. */
export const DiscountCode = TypedCode.pipe(
  z
    .string()
    .min(2)
    .regex(/^[\p{L}\p{N}_-]+$/u, { error: ({ input }) => (input === '' ? 'required' : 'discount_code') }),
)

export function normalizedCode(code: string): string {
  return code.trim().normalize('NFC').toUpperCase()
}

export const Discount = z.object({
  _id: z.string(),
  code: z.string(),
  kind: DiscountKind,
  /** Percent, or dong; 0 for free shipping. */
  value: z.int(),
  minSubtotal: z.int().optional(),
  maxDiscount: z.int().optional(),
  startsAt: z.string().optional(),
  endsAt: z.string().optional(),
  usageLimit: z.int().optional(),
  perCustomerLimit: z.int().optional(),
  used: z.int(),
  active: z.boolean(),
  /** Whether the shop shows the code to everybody, in the cart and the checkout. */
  isListed: z.boolean(),
})
export type Discount = z.infer<typeof Discount>

/** What a client that knows the code may read. */
export const PublicDiscount = Discount.pick({ code: true, kind: true, value: true, minSubtotal: true, maxDiscount: true, endsAt: true })
export type PublicDiscount = z.infer<typeof PublicDiscount>

/** A code that the shop shows to everybody, with all its conditions. */
export const ListedDiscount = PublicDiscount.extend({ perCustomerLimit: z.int().optional() })
export type ListedDiscount = z.infer<typeof ListedDiscount>
/** Those that can be used now, newest first. */
export const ListedDiscounts = z.object({ data: z.array(ListedDiscount) })
