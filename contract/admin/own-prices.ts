import { z } from 'zod'
import { maxQuantity } from '../cart.ts'
import { Id, optionalText, writtenText } from '../text.ts'
import { Vnd } from '../vnd.ts'

/** Far above any order of this shop, so that a typing error is refused. */
const maxOwnPrice = 1_000_000_000
/** A price or fee that staff set by hand. */
export const OwnPrice = Vnd.max(maxOwnPrice)

/** The price of one unit by hand instead of the catalogue's, with the reason. */
export const PriceByHand = z.object({ amount: OwnPrice, reason: writtenText(200) })
export type PriceByHand = z.infer<typeof PriceByHand>

/**
 * A line that is not in the catalogue. It takes nothing from the stock; the customer reads the note. `secondChoice`: the goods
 * of second choice that it sells, whose units it takes.
 */
export const CustomItem = z.object({
  name: writtenText(120),
  note: optionalText(300).optional(),
  quantity: z.int().min(1).max(maxQuantity),
  amount: OwnPrice,
  secondChoice: Id.optional(),
})
export type CustomItem = z.infer<typeof CustomItem>
