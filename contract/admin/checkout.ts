import { z } from 'zod'
import { AddressInput } from '../accounts.ts'
import { maxLines, maxQuantity } from '../cart.ts'
import { PaymentMethodOffer } from '../checkout.ts'
import { TypedCode } from '../discounts.ts'
import { OrderGift } from '../gifts.ts'
import { InvoiceRecipient } from '../invoices.ts'
import { languages } from '../languages.ts'
import { PaymentMethod } from '../orders.ts'
import { PersonalizationValues } from '../personalization.ts'
import { Email, Id, optionalText } from '../text.ts'
import { AdminOrder } from './orders.ts'

/** Through which channel the customer ordered. */
const enteredSources = ['phone', 'facebook', 'zalo', 'tiktok'] as const
export const OrderSource = z.enum(enteredSources)
export type OrderSource = z.infer<typeof OrderSource>
/** The same, with the orders that the customer placed in the shop itself. */
export const orderSources = ['web', ...enteredSources] as const

/** `color` is a colour's id or name; `size` is needed where the product has sizes. The same variant with the same personalization becomes one line. */
const GivenItem = z.object({
  productId: Id,
  color: z.string().max(120),
  size: z.string().max(40).nullish(),
  quantity: z.int().min(1).max(maxQuantity),
  personalization: PersonalizationValues.optional(),
})
export type GivenItem = z.infer<typeof GivenItem>

/** An order that staff enter for a customer. Nothing here is a price; `language` is the customer's. */
export const OrderForCustomer = z.object({
  items: z.array(GivenItem).min(1).max(maxLines),
  address: AddressInput,
  email: Email.optional(),
  paymentMethod: PaymentMethod,
  shippingMethod: z.literal('standard').default('standard'),
  note: optionalText(500).optional(),
  gift: OrderGift,
  invoice: InvoiceRecipient.optional(),
  discountCode: TypedCode.optional(),
  source: OrderSource,
  language: z.enum(languages).default('vi'),
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
export const OrderPreviewQuery = OrderForCustomer.pick({ discountCode: true }).extend({
  items: z.array(GivenItem).max(maxLines),
  province: z.string().max(80).optional(),
  phone: z.string().max(30).optional(),
  /** A gift that is wrapped, or goes to somebody else. */
  wrap: z.boolean().optional(),
  hasGiver: z.boolean().optional(),
})
export type OrderPreviewQuery = z.infer<typeof OrderPreviewQuery>

/** `free`: free units in stock; null for a product that is made to order. `problem`: why the line cannot be ordered like this. */
const PreviewLine = z.object({ unitPrice: z.int(), total: z.int(), free: z.int().nullable(), problem: z.string().nullable() })

/** Lines in the order of the request. `shippingFee` is null, and the total excludes it, until a province is known. */
export const OrderPreview = z.object({
  data: z.object({
    lines: z.array(PreviewLine),
    subTotal: z.int(),
    discount: z.int(),
    discountProblem: z.string().nullable(),
    shippingFee: z.int().nullable(),
    shippingProblem: z.string().nullable(),
    wrapFee: z.int(),
    total: z.int(),
    tax: z.int(),
    taxPercent: z.number(),
    deliveryFrom: z.string().nullable(),
    deliveryTo: z.string().nullable(),
    payment: z.array(PaymentMethodOffer),
  }),
})
export type OrderPreview = z.infer<typeof OrderPreview>
