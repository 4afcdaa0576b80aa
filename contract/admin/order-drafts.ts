import { z } from 'zod'
import { TypedCode } from '../discounts.ts'
import { OrderInvoice } from '../orders/invoices.ts'
import { OfferAddress } from '../orders/order-offers.ts'
import { ShippingMethod } from '../orders/orders.ts'
import { Limit, Page } from '../paging.ts'
import { Email } from '../text.ts'
import { checkLineCount, OrderForCustomerFields } from './checkout.ts'

/** How long the customer's link works, in hours. */
export const draftLinkHours = 72
/** A draft that nobody has changed for so long is deleted. */
export const draftDays = 30

const OrderDraftFields = OrderForCustomerFields.pick({
  items: true,
  customItems: true,
  shippingFee: true,
  paymentMethod: true,
  shippingMethod: true,
  storeId: true,
  note: true,
  gift: true,
  invoice: true,
  source: true,
  language: true,
}).extend({
  address: OfferAddress,
  email: Email.optional(),
  discountCode: TypedCode.optional(),
})
/**
 * An order that is not placed yet. Nothing is reserved, and prices are those of the day it is placed, except manual prices.
 */
export const OrderDraftBody = OrderDraftFields.superRefine(checkLineCount)
export type OrderDraftBody = z.infer<typeof OrderDraftBody>

/** `expectedVersion`: the version that the editor read; if the draft has changed since, 409. */
export const OrderDraftChange = OrderDraftFields.extend({ expectedVersion: z.int().min(1) }).superRefine(checkLineCount)

/** `open`: only staff know it; `sent`: its link works; `expired`: the link has ended; `ordered`: the customer has placed the order. */
export const DraftState = z.enum(['open', 'sent', 'expired', 'ordered'])
export type DraftState = z.infer<typeof DraftState>

const ListedDraft = z.object({
  _id: z.string(),
  state: DraftState,
  fullName: z.string(),
  phone: z.string(),
  pieces: z.int(),
  total: z.int(),
  updatedAt: z.string(),
  expiresAt: z.string().nullable(),
  orderId: z.string().nullable(),
})
export type ListedDraft = z.infer<typeof ListedDraft>

export const DraftsQuery = z.object({ page: Page.default(1), limit: Limit.default(20) })
export const DraftPage = z.object({ data: z.object({ drafts: z.array(ListedDraft), totalPage: z.int(), total: z.int() }) })
export type DraftPage = z.infer<typeof DraftPage>

/** A line of a draft as a form shows it; `isGone`: the shop no longer sells it. */
const DraftLine = z.object({
  name: z.string(),
  image: z.string(),
  colorLabel: z.string(),
  madeToOrder: z.boolean(),
  free: z.int(),
  isGone: z.boolean(),
})

/** The body as it was parsed: a response cannot have the transforms of a request. */
const StoredDraftBody = OrderDraftFields.extend({
  email: z.string().optional(),
  discountCode: z.string().optional(),
  /** Absent in drafts of earlier versions: a delivery. */
  shippingMethod: ShippingMethod.optional(),
  gift: z
    .object({
      message: z.string().optional(),
      wrap: z.boolean().optional(),
      deliverOn: z.string().optional(),
      card: z.boolean().optional(),
      giver: z.object({ fullName: z.string(), phone: z.string() }).optional(),
    })
    .optional(),
  invoice: OrderInvoice.pick({ name: true, taxCode: true, address: true, email: true }).optional(),
})

/** `lines`: in the order of the items of the body. The body is null once it is ordered. */
export const OrderDraft = ListedDraft.extend({ version: z.int(), body: StoredDraftBody.nullable(), lines: z.array(DraftLine) })
export type OrderDraft = z.infer<typeof OrderDraft>
export const OrderDraftResponse = z.object({ data: z.object({ draft: OrderDraft }) })
export const OrderDraftMessage = OrderDraftResponse.extend({ message: z.string() })

/** The customer's link, and a message to send with it. */
export const DraftLink = z.object({
  data: z.object({
    draft: OrderDraft,
    link: z.string(),
    texts: z.object({ vi: z.string(), en: z.string() }),
  }),
  message: z.string(),
})
export type DraftLink = z.infer<typeof DraftLink>
