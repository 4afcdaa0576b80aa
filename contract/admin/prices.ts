import { z } from 'zod'
import { DateTime } from '../dates.ts'
import { Id } from '../text.ts'
import { dearestPrice } from './products.ts'

/** How many products one change of prices holds at most: it is one transaction. */
export const maxPriceChanges = 2_000
/** For how long the former prices can be restored. */
export const undoMinutes = 10
/** Prices are rounded to this, if wanted. */
export const roundingStep = 1_000

/**
 * A change of many prices. `price`: the prices themselves; `sale`: sale prices, reckoned from the prices; `end-sale`: no sale
 * price any more. `value`: percent or dong, negative for less.
 */
export const PriceRule = z
  .object({
    target: z.enum(['price', 'sale', 'end-sale']),
    by: z.enum(['percent', 'amount']).default('percent'),
    value: z.int().min(-dearestPrice).max(dearestPrice).default(0),
    rounds: z.boolean().default(true),
  })
  .superRefine(({ target, by, value }, context) => {
    const refuse = (key: string) => context.addIssue({ code: 'custom', path: ['value'], params: { key } })
    if (target === 'end-sale') return
    if (value === 0 || (target === 'sale' && value > 0)) refuse('invalid')
    else if (by === 'percent' && value <= -100) refuse('max:99')
    else if (by === 'percent' && value > 1_000) refuse('max:1000')
  })
export type PriceRule = z.infer<typeof PriceRule>

const Ids = z
  .array(Id)
  .min(1)
  .max(maxPriceChanges)
  .refine((ids) => new Set(ids).size === ids.length, { params: { key: 'twice' } })
const question = { ids: Ids, rule: PriceRule, from: DateTime.optional(), until: DateTime.optional() }
type Period = { from?: string | undefined; until?: string | undefined }

/** Whether the end comes after the start. */
function isFittingPeriod({ from, until }: Period): boolean {
  return !from || !until || Date.parse(from) < Date.parse(until)
}
const misfit = { path: ['until'], params: { key: 'dates' } }

/**
 * `from`: the start of a scheduled change; at once where it is absent or past. `until`: its end, when every price returns to
 * what it was before, unless somebody has changed that price since.
 */
export const PricePreviewBody = z.object(question).refine(isFittingPeriod, misfit)
export type PricePreviewBody = z.infer<typeof PricePreviewBody>
/** `token`: from the preview; refuses to change what has changed since. */
export const PriceChangeBody = z.object({ ...question, token: z.string().max(100) }).refine(isFittingPeriod, misfit)

/** 0: none. A size without prices of its own has those of the product. */
const Prices = z.object({ price: z.int(), salePrice: z.int() })

/** One price, before and after: of the product, or of a size with its own. */
export const PriceStep = z.object({ size: z.string().nullable(), before: Prices, after: Prices })
export type PriceStep = z.infer<typeof PriceStep>

export const PricedProduct = z.object({
  _id: z.string(),
  name: z.string(),
  sku: z.string(),
  steps: z.array(PriceStep),
  /** Why it cannot be changed like that, in the reader's language. */
  problem: z.string().nullable(),
})
export type PricedProduct = z.infer<typeof PricedProduct>

export const PricePreview = z.object({
  data: z.object({
    /** Those that change, in the order of their names; the ones with a problem first. */
    products: z.array(PricedProduct),
    /** How many stay as they are. */
    unchanged: z.int(),
    problems: z.int(),
    /** How many are in a price schedule at that time. Without `from` and `until` they change nevertheless, and keep it at its end. */
    scheduled: z.int().optional(),
    token: z.string(),
  }),
})
export type PricePreview = z.infer<typeof PricePreview>

/**
 * `changeId` undoes it until `undoUntil`. `from` and `until`: of a change that starts or ends later, whose `changeId` is a price
 * schedule; where it starts later, `changed` is how many products it is for.
 */
export const PricesChanged = z.object({
  message: z.string(),
  data: z.object({
    changeId: z.string(),
    changed: z.int(),
    undoUntil: z.string(),
    from: z.string().optional(),
    until: z.string().optional(),
  }),
})
/** `kept`: products whose price was changed again, or which are gone. */
export const PricesRestored = z.object({ message: z.string(), data: z.object({ restored: z.int(), kept: z.int() }) })
