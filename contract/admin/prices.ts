import { z } from 'zod'
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
export const PricePreviewBody = z.object({ ids: Ids, rule: PriceRule })
/** `token`: from the preview; refuses to change what has changed since. */
export const PriceChangeBody = PricePreviewBody.extend({ token: z.string().max(100) })

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
    token: z.string(),
  }),
})
export type PricePreview = z.infer<typeof PricePreview>

/** `changeId` undoes it until `undoUntil`. */
export const PricesChanged = z.object({
  message: z.string(),
  data: z.object({ changeId: z.string(), changed: z.int(), undoUntil: z.string() }),
})
/** `kept`: products whose price was changed again, or which are gone. */
export const PricesRestored = z.object({ message: z.string(), data: z.object({ restored: z.int(), kept: z.int() }) })
