import { z } from 'zod'
import { maxLines, maxQuantity } from '../cart.ts'
import { TypedCode } from '../discounts.ts'
import { OrderGift } from '../gifts/gifts.ts'
import { languages } from '../language/languages.ts'
import { InvoiceRecipient } from '../orders/invoices.ts'
import { PreparedSums } from '../orders/order-offers.ts'
import { PaymentMethod, ShippingMethod } from '../orders/orders.ts'
import { checkDestination, Recipient } from '../orders/recipients.ts'
import { PersonalizationValues } from '../personalization.ts'
import { Email, Id, optionalText } from '../text.ts'
import { AdminOrder } from './orders.ts'
import { CustomItem, OwnPrice, PriceByHand } from './own-prices.ts'

/** Through which channel the customer ordered. */
const enteredSources = ['phone', 'facebook', 'zalo', 'tiktok'] as const
export const OrderSource = z.enum(enteredSources)
export type OrderSource = z.infer<typeof OrderSource>
/** The same, with the orders that the customer placed in the shop itself. */
export const orderSources = ['web', ...enteredSources] as const

/**
 * `color` is a colour's id or name; `size` is needed where the product has sizes. The same variant with the same
 * personalization and price becomes one line.
 */
const GivenItem = z.object({
  productId: Id,
  color: z.string().max(120),
  size: z.string().max(40).nullish(),
  quantity: z.int().min(1).max(maxQuantity),
  personalization: PersonalizationValues.optional(),
  price: PriceByHand.optional(),
})
export type GivenItem = z.infer<typeof GivenItem>

/** The fields of {@link OrderForCustomer}, of which a draft and a preview have some. `language` is the customer's. */
export const OrderForCustomerFields = z.object({
  items: z.array(GivenItem).max(maxLines),
  /** Lines that are not in the catalogue; the order has them after the others. */
  customItems: z.array(CustomItem).max(maxLines).optional(),
  /** By hand, instead of the shop's rule. */
  shippingFee: OwnPrice.optional(),
  address: Recipient,
  email: Email.optional(),
  paymentMethod: PaymentMethod,
  shippingMethod: ShippingMethod.default('standard'),
  /** Of a pick-up: where the customer comes for the order. */
  storeId: Id.optional(),
  note: optionalText(500).optional(),
  gift: OrderGift,
  invoice: InvoiceRecipient.optional(),
  discountCode: TypedCode.optional(),
  source: OrderSource,
  language: z.enum(languages).default('vi'),
})

/** Of the draft that the order is made of: its link ends with it. */
const draftId = Id.optional()

type Lines = { items: unknown[]; customItems?: unknown[] | undefined }

/** The lines of both kinds together are at most as many as an order can have. */
export function checkLineCount({ items, customItems = [] }: Lines, context: z.RefinementCtx<Lines>): void {
  const [input, path] = [items, ['items']]
  if (items.length + customItems.length <= maxLines) return
  context.addIssue({ code: 'too_big', origin: 'array', maximum: maxLines, inclusive: true, input, path })
}

/** An order that staff enter for a customer, at the prices of the catalogue where none is set by hand. */
export const OrderForCustomer = OrderForCustomerFields.extend({ draftId })
  .superRefine(checkLineCount)
  .superRefine(checkDestination)
  .superRefine(({ items, customItems = [] }, context) => {
    const [input, path] = [items, ['items']]
    if (items.length + customItems.length > 0) return
    context.addIssue({ code: 'too_small', origin: 'array', minimum: 1, inclusive: true, input, path })
  })
export type OrderForCustomer = z.infer<typeof OrderForCustomer>

/** `link`: where the customer pays or follows the order without signing in. `texts`: messages for the customer, in both languages. */
export const PlacedForCustomer = z.object({
  _id: z.string(),
  orderNumber: z.string(),
  finalAmount: z.int(),
  message: z.string(),
  token: z.string(),
  link: z.string(),
  texts: z.object({ vi: z.string(), en: z.string() }),
  data: z.object({ order: AdminOrder }),
})
export type PlacedForCustomer = z.infer<typeof PlacedForCustomer>

/** The total of an order as far as it is known yet. */
export const OrderPreviewQuery = OrderForCustomerFields.pick({
  items: true,
  customItems: true,
  shippingFee: true,
  shippingMethod: true,
  discountCode: true,
}).extend({
  province: z.string().max(80).optional(),
  phone: z.string().max(30).optional(),
  /** A gift that is wrapped, or goes to somebody else. */
  wrap: z.boolean().optional(),
  hasGiver: z.boolean().optional(),
})
export type OrderPreviewQuery = z.infer<typeof OrderPreviewQuery>

/** `free`: free units in stock; null for a product that is made to order. `problem`: why the line cannot be ordered like this. */
const PreviewLine = z.object({ unitPrice: z.int(), total: z.int(), free: z.int().nullable(), problem: z.string().nullable() })

/** Lines in the order of the request, those that are not in the catalogue last. `shippingFee` is null, and the total excludes it, until a province is known. */
export const OrderPreview = z.object({
  data: z.object({
    lines: z.array(PreviewLine),
    ...PreparedSums.shape,
  }),
})
export type OrderPreview = z.infer<typeof OrderPreview>
