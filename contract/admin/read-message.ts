import { z } from 'zod'
import { maxQuantity } from '../cart.ts'
import { PaymentMethod } from '../orders/orders.ts'
import { writtenText } from '../text.ts'

/** Characters of a message copied from a chat. */
export const maxMessage = 8_000

export const ReadMessageQuery = z.object({ text: writtenText(maxMessage) })

const NamedProduct = z.object({ _id: z.string(), sku: z.string(), name: z.string() })

/** Size and colour are the product's where it is known, else as written. `candidates`: products to choose from, where it is not. */
const ReadMessageItem = z.object({
  text: z.string(),
  quantity: z.int().min(1).max(maxQuantity),
  size: z.string().optional(),
  color: z.string().optional(),
  product: NamedProduct.nullable(),
  candidates: z.array(NamedProduct),
})
export type ReadMessageItem = z.infer<typeof ReadMessageItem>

/** A ward that a former name may mean. */
const WardCandidate = z.object({ code: z.string(), name: z.string(), province: z.string(), former: z.string().nullable() })

/**
 * What a message says. Empty texts and null: nothing. `spans`: where each guess stands in the text, in UTF-16 units; `field` is a
 * field's name, or a path (`items.0`). `unsure`: fields (and paths, `items.0.size`) that a person has to check; `items.0.picture`: only a
 * picture shows which product; `parcels`: there is another parcel, whose place is in `spans` and which is not read.
 */
export const ReadMessage = z.object({
  data: z.object({
    fullName: z.string(),
    phone: z.string(),
    otherPhones: z.array(z.string()),
    province: z.string(),
    ward: z.string(),
    wardCandidates: z.array(WardCandidate),
    street: z.string(),
    note: z.string(),
    payment: PaymentMethod.nullable(),
    gift: z.boolean(),
    items: z.array(ReadMessageItem),
    spans: z.array(z.object({ field: z.string(), start: z.int(), end: z.int() })),
    unsure: z.array(z.string()),
  }),
})
export type ReadMessage = z.infer<typeof ReadMessage>
