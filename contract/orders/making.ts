import { z } from 'zod'
import { careSymbols } from '../catalogue.ts'
import { Maker } from '../content.ts'
import { optionalText } from '../text.ts'

/** How an order is made: sewn, then finished and packed, then sent. */
export const productionSteps = ['sewing', 'packing', 'sent'] as const
export const ProductionStep = z.enum(productionSteps)
export type ProductionStep = z.infer<typeof ProductionStep>

/** How many updates an order may have. */
export const maxOrderUpdates = 20
/** The words of an update: short enough for a caption. */
export const maxUpdateWords = 200

/** `_id` names the photo in its URL: `/api/orders/{id}/photos/{_id}/{width}.webp`. */
export const OrderPhoto = z.object({ _id: z.string(), width: z.int(), height: z.int(), placeholder: z.string() })
export type OrderPhoto = z.infer<typeof OrderPhoto>

export const OrderUpdate = z.object({
  _id: z.string(),
  step: ProductionStep,
  at: z.string(),
  words: z.string(),
  photo: OrderPhoto.nullable(),
})
export type OrderUpdate = z.infer<typeof OrderUpdate>

/** How to wash one product of the order. */
export const ProductCare = z.object({ name: z.string(), nameLanguage: z.enum(['vi', 'en']), care: z.array(z.enum(careSymbols)) })
export type ProductCare = z.infer<typeof ProductCare>

/**
 * How an order is made, for its page. `step`: null before it is begun and after it is cancelled. `sewnBy`: the last day
 * (YYYY-MM-DD, Vietnam) of the week in which it is sewn, while it is. `beforeTet`: the day of Tết that it is delivered
 * before.
 */
export const Making = z.object({
  step: ProductionStep.nullable(),
  sewnBy: z.string().nullable(),
  beforeTet: z.string().nullable(),
  maker: Maker.nullable(),
  updates: z.array(OrderUpdate),
  care: z.array(ProductCare),
})
export type Making = z.infer<typeof Making>
export const MakingResponse = z.object({ data: Making })

/** The same for staff, with the names of everyone who sews, and whether an update may be added now. */
export const StaffMaking = Making.extend({ makers: z.array(z.string()), isOpen: z.boolean() })
export type StaffMaking = z.infer<typeof StaffMaking>
export const StaffMakingResponse = z.object({ data: StaffMaking })
export const StaffMakingMessage = StaffMakingResponse.extend({ message: z.string() })

/** The words beside the photo in the form of a new update. */
export const UpdateWords = optionalText(maxUpdateWords).transform((words) => words.trim())
/** One of the makers in the settings; null for no choice. */
export const MakerChoice = z.object({ name: z.string().max(60).nullable() })
