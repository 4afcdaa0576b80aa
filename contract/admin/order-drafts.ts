import { z } from 'zod'
import { AddressInput } from '../accounts.ts'
import { maxLines } from '../cart.ts'
import { TypedCode } from '../discounts.ts'
import { Limit, Page } from '../paging.ts'
import { Email, optionalText } from '../text.ts'
import { OrderForCustomer, OrderPreview } from './checkout.ts'

/** How long the customer's link works, in hours. */
export const draftLinkHours = 72
/** A draft that nobody has changed for so long is deleted. */
export const draftDays = 30

/** As far as it is known: the customer writes the rest. */
const DraftAddress = z
  .object({
    fullName: optionalText(120),
    phone: optionalText(30),
    province: optionalText(80),
    ward: optionalText(80),
    street: optionalText(200),
    note: optionalText(300),
  })
  .partial()

/** An order that is not placed yet. Nothing here is a price, and nothing is reserved. */
export const OrderDraftBody = OrderForCustomer.pick({
  paymentMethod: true,
  note: true,
  gift: true,
  invoice: true,
  source: true,
  language: true,
}).extend({
  items: z.array(OrderForCustomer.shape.items.element).max(maxLines),
  address: DraftAddress,
  email: z.union([Email, z.literal('')]).optional(),
  discountCode: TypedCode.optional(),
})
export type OrderDraftBody = z.infer<typeof OrderDraftBody>

/** `expectedVersion`: the draft that the editor read; a later one is refused with 409. */
export const OrderDraftChange = OrderDraftBody.extend({ expectedVersion: z.int().min(1) })

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
  isSewn: z.boolean(),
  free: z.int(),
  isGone: z.boolean(),
})

/** `lines`: in the order of the items of the body. The body is null once it is ordered. */
export const OrderDraft = ListedDraft.extend({ version: z.int(), body: OrderDraftBody.nullable(), lines: z.array(DraftLine) })
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

/** What the customer sees by the link. `note` is the shop's. */
export const DraftOffer = z.object({
  data: z.object({
    items: z.array(
      z.object({
        name: z.string(),
        image: z.string(),
        color: z.string(),
        size: z.string().nullable(),
        quantity: z.int(),
        wishes: z.array(z.string()),
        total: z.int(),
        problem: z.string().nullable(),
      }),
    ),
    address: DraftAddress,
    email: z.string(),
    note: z.string(),
    paymentMethod: OrderForCustomer.shape.paymentMethod,
    /** The code of the order, where it has one. */
    discountCode: z.string().nullable(),
    isWrapped: z.boolean(),
    sums: OrderPreview.shape.data.omit({ lines: true }),
    expiresAt: z.string(),
    /** Grows with every change by the shop: an order of an outdated offer is refused. */
    version: z.int(),
  }),
})
export type DraftOffer = z.infer<typeof DraftOffer>

export const DraftToken = z.object({ token: z.string().min(1).max(100), province: z.string().max(80).optional() })

/** The customer's order. `total` is what the page showed: an order never costs more than the customer has seen. */
export const DraftConfirmation = z.object({
  token: z.string().min(1).max(100),
  expectedVersion: z.int().min(1),
  total: z.int().min(0),
  address: AddressInput,
  email: Email.optional(),
  paymentMethod: OrderForCustomer.shape.paymentMethod,
})
export type DraftConfirmation = z.infer<typeof DraftConfirmation>
export const DraftOrdered = z.object({
  _id: z.string(),
  orderNumber: z.string(),
  token: z.string(),
  awaitsMoney: z.boolean(),
  message: z.string(),
})
export type DraftOrdered = z.infer<typeof DraftOrdered>
