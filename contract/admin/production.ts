import { z } from 'zod'
import { Picture } from '../media.ts'

/** The most rows of each list. */
export const maxProductionRows = 100

/** A variant to sew for stock, with the figures its number is made of. */
export const SewNext = z.object({
  variantId: z.string(),
  productId: z.string(),
  name: z.string(),
  color: z.string(),
  /** Empty where the product has no sizes. */
  size: z.string(),
  thumb: Picture.nullable(),
  /** How many to sew. */
  pieces: z.int(),
  /** With one decimal. */
  soldPerWeek: z.number(),
  /** Units free to sell, and units that orders reserve. */
  free: z.int(),
  reserved: z.int(),
  /** How many people wait for a mail. */
  waiting: z.int(),
  /** How long sewing takes, and for how many days of sales it should last. */
  sewingDays: z.int(),
  coverDays: z.int(),
  /** By what the sales are multiplied before Tết; 1 otherwise. */
  season: z.number(),
  /** Days until nothing is left at this pace; null if nothing was sold lately. */
  daysLeft: z.int().nullable(),
})
export type SewNext = z.infer<typeof SewNext>

/** A line of an order with units that are sewn for it. `sewn`: done, the order waits for packing. */
export const OrderedPiece = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  name: z.string(),
  color: z.string(),
  size: z.string(),
  imageUrl: z.string(),
  pieces: z.int(),
  step: z.enum(['sewing', 'sewn']),
  /** The day by which the queue planned it (YYYY-MM-DD, Vietnam). */
  dueBy: z.string().nullable(),
  /** The personalization, as "label: value". */
  personalization: z.array(z.string()),
})
export type OrderedPiece = z.infer<typeof OrderedPiece>

/** What was sewn today: for an order, or for stock (`order: null`). */
export const SewnPiece = z.object({
  key: z.string(),
  at: z.string(),
  name: z.string(),
  color: z.string(),
  size: z.string(),
  pieces: z.int(),
  order: z.object({ _id: z.string(), orderNumber: z.string() }).nullable(),
})
export type SewnPiece = z.infer<typeof SewnPiece>

export const ProductionResponse = z.object({
  data: z.object({
    /** The week's places, and how many of them orders use; `places: null` without a limit. */
    capacity: z.object({ places: z.int().nullable(), used: z.int() }),
    /** Days to the first day of Tết; null where its date is unknown. */
    daysToTet: z.int().nullable(),
    next: z.array(SewNext),
    /** How many variants there are to sew; `next` holds the most urgent. */
    nextTotal: z.int(),
    ordered: z.array(OrderedPiece),
    orderedTotal: z.int(),
    /** Latest first. */
    sewn: z.array(SewnPiece),
    sewnTotal: z.int(),
  }),
})
export type ProductionResponse = z.infer<typeof ProductionResponse>

/** Who waits for a variant, longest first. */
export const WaitingPeople = z.object({
  data: z.object({ people: z.array(z.object({ email: z.string(), since: z.string() })), total: z.int() }),
})
export type WaitingPeople = z.infer<typeof WaitingPeople>
