import { z } from 'zod'
import { Day } from '../dates.ts'
import { Phone } from '../phone.schema.ts'
import { optionalText, writtenText } from '../text.ts'

/** The length of a message that fits on the printed card. */
export const maxGiftMessage = 300

/** Who gives, and where the shop reaches them. Given only where the parcel goes to somebody else. */
export const Giver = z.object({ fullName: writtenText(120), phone: Phone })
export type Giver = z.infer<typeof Giver>

/**
 * What a buyer wishes for a gift. Its slip has no prices, whatever else is wished.
 * `message`: for the recipient. `wrap`: wrap the parcel, at the shop's price. `deliverOn`: the wished day of arrival, in
 * Vietnam. `card`: whether the message is printed on a card, by default where there is one; a card without a message has
 * a greeting of the shop. `giver`: the recipient of the parcel is somebody else.
 */
export const GiftWishes = z.object({
  message: optionalText(maxGiftMessage)
    .transform((message) => message.replaceAll('\r\n', '\n').trim())
    .optional(),
  wrap: z.boolean().optional(),
  deliverOn: Day.optional(),
  card: z.boolean().optional(),
  giver: Giver.optional(),
})
export type GiftWishes = z.infer<typeof GiftWishes>

type GiftInput = boolean | z.input<typeof GiftWishes> | undefined

/** The gift of a new order: `true` is a gift without wishes, `false` the same as nothing. */
export const OrderGift = z
  .preprocess((gift: GiftInput) => (typeof gift === 'boolean' ? (gift ? {} : undefined) : gift), GiftWishes.optional())
  .optional()

/** The gift of an order: false for none, true for one without wishes. */
export const PresentedGift = z.union([
  z.boolean(),
  z.object({
    message: z.string().optional(),
    wrap: z.literal(true).optional(),
    deliverOn: z.string().optional(),
    card: z.literal(true).optional(),
    giver: z.object({ fullName: z.string(), phone: z.string() }).optional(),
  }),
])
export type PresentedGift = z.infer<typeof PresentedGift>
