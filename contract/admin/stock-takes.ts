import { z } from 'zod'
import { Picture } from '../media.ts'
import { Page, withoutEmpty } from '../paging.ts'
import { Id } from '../text.ts'
import { ExportFormat } from './csv.ts'
import { productLimits } from './products.ts'
import { takeScopes, takeStates } from './stock.ts'

/** Products on a page of a stock take, each with all of its variants. */
export const takePageSize = 10
/** Stock takes that the list shows, the open ones first. */
export const maxListedTakes = 30
/** Differences that a page shows; the file has all of them. */
export const maxShownDifferences = 500

/** All products, one category, or one product. */
export const NewStockTake = z.discriminatedUnion('scope', [
  z.object({ scope: z.literal('all') }),
  z.object({ scope: z.enum(['category', 'product']), id: Id }),
])
export type NewStockTake = z.infer<typeof NewStockTake>

/** `name`: of its category or product; null for all, or where it no longer exists. */
export const StockTake = z.object({
  _id: z.string(),
  scope: z.enum(takeScopes),
  name: z.string().nullable(),
  state: z.enum(takeStates),
  startedAt: z.string(),
  /** Absent for an account that no longer exists. */
  startedBy: z.string().optional(),
  endedAt: z.string().nullable(),
  /** How many variants there were to count at the start, and how many are counted. */
  cells: z.int(),
  counted: z.int(),
})
export type StockTake = z.infer<typeof StockTake>
export const StockTakeList = z.object({ data: z.object({ takes: z.array(StockTake) }) })
export const StockTakeMessage = z.object({ data: z.object({ take: StockTake }), message: z.string() })

export const TakePageQuery = z.preprocess(
  withoutEmpty,
  z.object({
    page: Page.default(1),
    /** As in the list of stock, or the number of a label's barcode. */
    query: z.string().max(200).optional(),
    /** Only products with a variant that is not counted yet. */
    left: z.enum(['true', 'false']).optional(),
  }),
)
export type TakePageQuery = z.infer<typeof TakePageQuery>

/** One variant to count. `count` is null until it is counted. */
export const TakeCell = z.object({
  _id: z.string(),
  color: z.string(),
  hex: z.string(),
  /** Empty where the product has no sizes. */
  size: z.string(),
  number: z.int(),
  onHand: z.int(),
  count: z.int().nullable(),
  countedBy: z.string().optional(),
})
export type TakeCell = z.infer<typeof TakeCell>

export const TakeProduct = z.object({
  _id: z.string(),
  name: z.string(),
  sku: z.string(),
  thumb: Picture.nullable(),
  cells: z.array(TakeCell),
})
export type TakeProduct = z.infer<typeof TakeProduct>

export const TakePage = z.object({
  data: z.object({ take: StockTake, products: z.array(TakeProduct), currentPage: z.int(), hasMore: z.boolean() }),
})
export type TakePage = z.infer<typeof TakePage>

const Count = z.int().min(0).max(productLimits.onHand)
/** `expected`: the count that the screen showed, so that a count of somebody else is never overwritten unseen. Null: not counted. */
export const CellCount = z.object({ count: Count.nullable(), expected: Count.nullable() })
export type CellCount = z.infer<typeof CellCount>
export const CellCounted = z.object({ data: z.object({ cell: TakeCell, counted: z.int() }) })

/** `value`: at today's price. `isBlocked`: more units are reserved for orders than were counted, so it cannot be written. */
export const StockDifference = z.object({
  variantId: z.string(),
  productId: z.string(),
  name: z.string(),
  sku: z.string(),
  color: z.string(),
  size: z.string(),
  onHand: z.int(),
  counted: z.int(),
  difference: z.int(),
  value: z.number(),
  reserved: z.int(),
  isBlocked: z.boolean(),
})
export type StockDifference = z.infer<typeof StockDifference>

export const StockDifferences = z.object({
  data: z.object({
    take: StockTake,
    differences: z.array(StockDifference),
    /** Of all differences, also those that are not listed. */
    total: z.object({ count: z.int(), blocked: z.int(), missing: z.int(), surplus: z.int(), value: z.number() }),
  }),
})
export type StockDifferences = z.infer<typeof StockDifferences>

export const DifferencesFileQuery = ExportFormat

/** `changed`: variants whose stock was corrected; `blocked`: those that could not be. */
export const TakePosted = z.object({ data: z.object({ changed: z.int(), blocked: z.int() }), message: z.string() })
