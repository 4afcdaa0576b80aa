import { z } from 'zod'
import { maxLines, maxQuantity } from '../cart.ts'
import { OrderChange } from '../orders/order-changes.ts'
import { PersonalizationValues } from '../personalization.ts'
import { Id, optionalText, writtenText } from '../text.ts'
import { AdminOrder } from './orders.ts'
import { OwnPrice } from './own-prices.ts'

/**
 * A line after the edit. `line`: its index among the lines of the order; absent for a new one. What is absent stays as it was
 * ordered, its price too; a line that the list lacks is removed. `variant`: another size, colour or product. `price`: by hand,
 * with the reason; null for the catalogue's price of today. `custom`: not in the catalogue; a new one needs a price, and may
 * sell units of second choice.
 */
const EditedLine = z
  .object({
    line: z
      .int()
      .min(0)
      .max(maxLines - 1)
      .optional(),
    variant: z.object({ productId: Id, color: z.string().max(120), size: z.string().max(40).nullish() }).optional(),
    personalization: PersonalizationValues.optional(),
    quantity: z.int().min(1).max(maxQuantity),
    price: z.object({ amount: OwnPrice, reason: optionalText(200).default('') }).nullish(),
    custom: z.object({ name: writtenText(120), note: optionalText(300).default(''), secondChoice: Id.optional() }).optional(),
  })
  .refine(({ line, variant, custom }) => line !== undefined || (variant === undefined) !== (custom === undefined), {
    path: ['variant'],
    params: { key: 'required' },
  })
  .refine(({ line, custom, price }) => line !== undefined || !custom || Boolean(price), { path: ['price'], params: { key: 'required' } })
  .refine(({ custom, price }) => custom || !price || price.reason.trim() !== '', { path: ['price', 'reason'], params: { key: 'required' } })
export type EditedLine = z.infer<typeof EditedLine>

/**
 * An order as it shall be. `expectedVersion`: the order that the editor read; a later one is refused with 409.
 * `shippingFee`: by hand; null for the shop's rule; absent: as it is.
 */
export const OrderEdit = z.object({
  expectedVersion: z.int().min(0),
  lines: z.array(EditedLine).min(1).max(maxLines),
  shippingFee: OwnPrice.nullish(),
})
export type OrderEdit = z.infer<typeof OrderEdit>

/**
 * What an edit does to the money. `cash`: what is collected on delivery; `pay`: what an unpaid order has to pay; `extra`: what a
 * paid order pays in addition; `refund`: what a paid order gets back; `none`: nothing changes.
 */
export const EditPayment = z.object({ kind: z.enum(['cash', 'pay', 'extra', 'refund', 'none']), amount: z.int() })
export type EditPayment = z.infer<typeof EditPayment>

/** The lines in the order of the request. `free`: units available beyond those of the order; null for one that is sewn. */
const EditedLinePreview = z.object({
  unitPrice: z.int(),
  total: z.int(),
  free: z.int().nullable(),
  /** Why the line cannot be ordered like this. */
  problem: z.string().nullable(),
})

export const OrderEditPreview = z.object({
  data: z.object({
    lines: z.array(EditedLinePreview),
    subTotal: z.int(),
    discount: z.int(),
    discountProblem: z.string().nullable(),
    shippingFee: z.int(),
    wrapFee: z.int(),
    total: z.int(),
    totalBefore: z.int(),
    tax: z.int(),
    taxPercent: z.number(),
    payment: EditPayment,
    changes: z.array(OrderChange),
    /** The order has changed since the editor read it: the edit would be refused until it is loaded again. */
    isOutdated: z.boolean(),
    /** Why the whole edit would be refused. */
    problem: z.string().nullable(),
  }),
})
export type OrderEditPreview = z.infer<typeof OrderEditPreview>

export const OrderEdited = z.object({ data: z.object({ order: AdminOrder, payment: EditPayment }), message: z.string() })
export type OrderEdited = z.infer<typeof OrderEdited>
