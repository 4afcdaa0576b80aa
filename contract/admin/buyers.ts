import { z } from 'zod'
import { OrderStatus, PaymentMethod, ShippingMethod } from '../orders/orders.ts'
import { Phone } from '../phone.schema.ts'
import { optionalText, writtenText } from '../text.ts'

export const BuyerQuery = z.object({ phone: Phone })

const BuyerAddress = z.object({
  fullName: z.string(),
  province: z.string(),
  ward: z.string(),
  street: z.string(),
  note: z.string().optional(),
})
export type BuyerAddress = z.infer<typeof BuyerAddress>

/** Who has ordered with a phone before: with an account or as a guest. */
export const Buyer = z.object({
  /** The main one, where the phone of the request was merged into another. */
  phone: z.string(),
  /** Of the latest order. */
  fullName: z.string(),
  email: z.string().nullable(),
  /** The account of the latest order that has one. */
  userId: z.string().nullable(),
  language: z.enum(['vi', 'en']),
  orders: z.int(),
  /** The sum of paid orders; null for staff. */
  spent: z.int().nullable(),
  since: z.string(),
  lastOrderAt: z.string(),
  /** Parcels that came back, orders that arrived, exchanges that were asked for. */
  refused: z.int(),
  delivered: z.int(),
  exchanges: z.int(),
  /** Delivery addresses, the latest first, each once. */
  addresses: z.array(BuyerAddress),
  /** Sizes bought, the latest first, each once with a product it was bought of. */
  sizes: z.array(z.object({ size: z.string(), name: z.string(), at: z.string() })),
  /** What the shop notes about the buyer, who never reads it. */
  notes: z.string(),
  tags: z.array(z.string()),
  /** Other phones of the same person, whose orders and sizes are part of this; each with what the shop noted by it. */
  merged: z.array(z.object({ phone: z.string(), mergedAt: z.string(), notes: z.string(), tags: z.array(z.string()) })),
  /** Orders that are not finished. */
  open: z.array(
    z.object({
      _id: z.string(),
      orderNumber: z.string(),
      status: OrderStatus,
      shippingMethod: ShippingMethod,
      paymentMethod: PaymentMethod,
      confirmed: z.boolean(),
      finalAmount: z.int(),
    }),
  ),
})
export type Buyer = z.infer<typeof Buyer>

/** Null for a phone without an order. */
export const BuyerResponse = z.object({ data: z.object({ buyer: Buyer.nullable() }) })

export const buyerNotesLimits = { notes: 2_000, tags: 10, tag: 30 } as const

const BuyerTags = z.array(writtenText(buyerNotesLimits.tag)).max(buyerNotesLimits.tags)
const BuyerNotes = z.object({ notes: optionalText(buyerNotesLimits.notes), tags: BuyerTags })

/**
 * `before`: what the editor read. Then tags that others added or removed since stay so, and notes that others rewrote are
 * refused with 409.
 */
export const BuyerNotesChange = BuyerNotes.extend({ phone: Phone, before: BuyerNotes.optional() })
export type BuyerNotesChange = z.infer<typeof BuyerNotesChange>

/** Buyers who can be tagged at once. */
export const maxTaggedBuyers = 100

/** Tags for several buyers: what else they have stays. A tag in both lists is removed. */
export const BuyerTagsChange = z
  .object({ phones: z.array(Phone).min(1).max(maxTaggedBuyers), add: BuyerTags.default([]), remove: BuyerTags.default([]) })
  .refine(({ add, remove }) => add.length + remove.length > 0, { path: ['add'], message: 'required' })
export type BuyerTagsChange = z.infer<typeof BuyerTagsChange>

/** How many have the tags now, and why others do not, by phone. */
export const BuyerTagsResponse = z.object({
  message: z.string(),
  changed: z.int(),
  failed: z.array(z.object({ _id: z.string(), message: z.string() })),
})
export const BuyerNotesResponse = z.object({ data: z.object({ notes: z.string(), tags: z.array(z.string()) }), message: z.string() })

/** `phone` becomes another phone of the buyer who has `mainPhone`. */
export const BuyerMerge = z.object({ phone: Phone, mainPhone: Phone })
export type BuyerMerge = z.infer<typeof BuyerMerge>
export const BuyerSeparation = z.object({ phone: Phone })
/** The orders under this phone, and others of the same buyer, that belong to no account. */
export const BuyerErasure = z.object({ phone: Phone })
export const BuyerMessage = z.object({ message: z.string() })
