import { z } from 'zod'
import { Limit, Page } from '../paging.ts'
import { writtenText } from '../text.ts'

/**
 * Why a word of MoMo or of the bank could not be taken as it stands:
 * - `amount`: another sum than was waited for.
 * - `partner`: it is about a payment to another shop.
 * - `request`: it answers something the shop never asked.
 * - `transaction`: its number belongs to another payment.
 * - `unknown-order`: there is no such order.
 */
export const MismatchReason = z.enum(['amount', 'partner', 'request', 'transaction', 'unknown-order'])
export type MismatchReason = z.infer<typeof MismatchReason>

/** `by`: null where that person has no account any more. */
const Seen = z.object({ at: z.string(), by: z.string().nullable(), note: z.string() })

export const Mismatch = z.object({
  _id: z.string(),
  at: z.string(),
  method: z.enum(['momo', 'bank']),
  order: z.object({ _id: z.string(), orderNumber: z.string(), fullName: z.string() }).nullable(),
  /** What it said it was about: a transfer's own words, or the number MoMo was given. */
  said: z.string(),
  why: MismatchReason,
  expected: z.int().nullable(),
  told: z.int(),
  /** Whether money has moved at all: a wallet also tells of tries that failed. */
  hasMoved: z.boolean(),
  transaction: z.string().nullable(),
  seen: Seen.nullable(),
})
export type Mismatch = z.infer<typeof Mismatch>

/** Those nobody has seen to, or the others; the newest first. */
export const MismatchesQuery = z.object({
  page: Page.default(1),
  limit: Limit.default(20),
  status: z.enum(['open', 'seen']).default('open'),
})
export type MismatchesQuery = z.infer<typeof MismatchesQuery>
export const MismatchPage = z.object({
  data: z.object({ mismatches: z.array(Mismatch), open: z.int(), totalPage: z.int(), total: z.int() }),
})

/** Somebody has seen to it: what they found and did. */
export const MismatchSeen = z.object({ note: writtenText(500) })
export const MismatchResponse = z.object({ data: z.object({ mismatch: Mismatch }), message: z.string() })
