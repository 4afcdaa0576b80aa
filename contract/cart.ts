import { z } from 'zod'
import { DiscountKind, TypedCode } from './discounts.ts'
import { Picture } from './media.ts'
import { LinePersonalization, PersonalizationValues } from './personalization.ts'
import { Id } from './text.ts'

export const maxQuantity = 99
export const maxLines = 50

const Quantity = z.int().min(1).max(maxQuantity)

/**
 * `color` is a colour's id or name; `size` is needed where the product has sizes; `personalization`, where it has required
 * fields. A line that differs in any of them is a line of its own.
 */
export const NewCartLine = z.object({
  productId: Id,
  quantity: Quantity,
  color: z.string().max(120).nullish(),
  size: z.string().max(40).nullish(),
  personalization: PersonalizationValues.optional(),
})
export type NewCartLine = z.infer<typeof NewCartLine>
/** Without `personalization` the line keeps its own. */
export const CartLineChange = z.object({ itemId: Id, quantity: Quantity, personalization: PersonalizationValues.optional() })
export const CartLineName = z.object({ itemId: Id })
export const CartDiscountCode = z.object({ code: TypedCode.pipe(z.string().min(1)) })

export const CartItem = z.object({
  _id: z.string(),
  productId: z.string(),
  slug: z.string(),
  name: z.string(),
  nameLanguage: z.enum(['vi', 'en']),
  price: z.int(),
  salePrice: z.int(),
  quantity: z.int(),
  size: z.object({ size: z.string(), price: z.int(), salePrice: z.int() }).optional(),
  color: z.object({ id: z.string(), color: z.string(), label: z.string(), imageUrl: z.string(), images: z.array(Picture) }),
  /** The personalization; absent if there is none. Its price is part of `unitPrice`. */
  personalization: z.array(LinePersonalization).optional(),
  /** The current price of one unit, and of the line. */
  unitPrice: z.int(),
  total: z.int(),
  /** How many this line can have while the others keep theirs (made to order: 99). 0 blocks the checkout. */
  available: z.int(),
  /** How many are made to order instead of taken from stock, and the days to sew them; absent where none. */
  toSew: z.int().optional(),
  leadDays: z.int().optional(),
  /** The unit price when it was added, where it differs from the current one. */
  priceWhenAdded: z.int().optional(),
  /** `personalization`: the product's fields changed, and what was filled in no longer fits them. */
  problem: z.enum(['gone', 'sold_out', 'personalization', 'not_enough']).optional(),
})
export type CartItem = z.infer<typeof CartItem>

export const CartDiscount = z.object({
  code: z.string(),
  kind: DiscountKind,
  /** The reduction of the goods, in dong; 0 for free shipping. */
  amount: z.int(),
  freeShipping: z.boolean(),
  /** Why it does not apply now, in the reader's language; it stays on the cart. */
  problem: z.string().optional(),
})

export const Cart = z.object({
  items: z.array(CartItem),
  /** Σ unit price × quantity of available lines, at current prices. */
  subTotal: z.int(),
  discount: CartDiscount.optional(),
  /** Messages about the cart, in the shopper's language. */
  notices: z.array(z.string()).optional(),
  /** Identifies the content and its prices; an order with another revision is refused (409). */
  revision: z.string(),
})
export type Cart = z.infer<typeof Cart>
export const CartResponse = z.object({ data: z.object({ cart: Cart }), message: z.string().optional() })
