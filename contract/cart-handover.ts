import { z } from 'zod'
import { CartResponse } from './cart.ts'
import { isStorable } from './text.ts'

/** The fields of the checkout that go along: what is typed, nothing of an account, and nothing of a payment. */
export const handoverFields = [
  ...(['fullName', 'phone', 'email', 'province', 'ward', 'street', 'storeId', 'note'] as const),
  ...(['gift', 'giftMessage', 'giftWrap', 'giftDeliverOn', 'hasGiver', 'giverName', 'giverPhone'] as const),
  ...(['invoice', 'invoiceName', 'invoiceTaxCode', 'invoiceAddress', 'invoiceEmail'] as const),
] as const
const DraftText = z
  .string()
  .max(1_000)
  .refine(isStorable, { params: { key: 'unreadable' } })
const draftShape = Object.fromEntries(handoverFields.map((field) => [field, DraftText.optional()])) as Record<
  (typeof handoverFields)[number],
  z.ZodOptional<typeof DraftText>
>
/** Another field is left out, as everywhere: an address of an account stays with it. */
export const HandoverDraft = z.object(draftShape)
export type HandoverDraft = z.infer<typeof HandoverDraft>

/** A page of this site: never another origin. */
const LocalPath = z
  .string()
  .max(300)
  .regex(/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/)

/** A link to continue in another browser with the cart of this guest. `next`: the page to continue on. */
export const NewHandover = z.object({ draft: HandoverDraft.optional(), next: LocalPath })
/** `token` is null where there is no cart to bring along. */
export const HandoverCreated = z.object({ data: z.object({ token: z.string().nullable(), expiresAt: z.string().nullable() }) })

/** What a link brings along, before it is used: how many units, and whether the checkout was begun. */
export const Handover = z.object({ pieces: z.int(), hasDraft: z.boolean() })
export type Handover = z.infer<typeof Handover>
export const HandoverResponse = z.object({ data: Handover })

/** The cart is merged into the caller's; `draft` and `next` are for the caller's browser. */
export const HandoverTaken = CartResponse.extend({
  data: CartResponse.shape.data.extend({ draft: HandoverDraft.nullable(), next: z.string() }),
  message: z.string(),
})
export type HandoverTaken = z.infer<typeof HandoverTaken>
