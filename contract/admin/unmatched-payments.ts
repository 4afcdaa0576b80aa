import { z } from 'zod'
import { Limit, Page } from '../paging.ts'
import { writtenText } from '../text.ts'

/**
 * Why an event of MoMo or of the bank does not match:
 * - `amount`: another amount than expected.
 * - `partner`: a payment to another shop.
 * - `request`: a response to a request the shop never sent.
 * - `transaction`: its number belongs to another payment.
 * - `unknown-order`: no such order.
 */
export const mismatchReasons = ['amount', 'partner', 'request', 'transaction', 'unknown-order'] as const
export const MismatchReason = z.enum(mismatchReasons)
export type MismatchReason = z.infer<typeof MismatchReason>

/** `by`: null for an account that no longer exists. */
const Seen = z.object({ at: z.string(), by: z.string().nullable(), note: z.string() })

export const Mismatch = z.object({
  _id: z.string(),
  at: z.string(),
  method: z.enum(['momo', 'bank']),
  order: z.object({ _id: z.string(), orderNumber: z.string(), fullName: z.string() }).nullable(),
  /** The stated subject: a transfer's message, or the number that MoMo was given. */
  said: z.string(),
  why: MismatchReason,
  expected: z.int().nullable(),
  reported: z.int(),
  /** Whether money was moved: a wallet also reports failed attempts. */
  hasMoved: z.boolean(),
  transaction: z.string().nullable(),
  seen: Seen.nullable(),
})
export type Mismatch = z.infer<typeof Mismatch>

/** Unresolved ones, or the others; newest first. */
export const MismatchesQuery = z.object({
  page: Page.default(1),
  limit: Limit.default(20),
  status: z.enum(['open', 'seen']).default('open'),
})
export type MismatchesQuery = z.infer<typeof MismatchesQuery>
export const MismatchPage = z.object({
  data: z.object({ mismatches: z.array(Mismatch), open: z.int(), totalPage: z.int(), total: z.int() }),
})
export type MismatchPage = z.infer<typeof MismatchPage>

/** Marks it as resolved, with a note of what was found and done. */
export const MismatchSeen = z.object({ note: writtenText(500) })
export const MismatchResponse = z.object({ data: z.object({ mismatch: Mismatch }), message: z.string() })
