import { z } from 'zod'
import { Availability } from '../catalogue.ts'
import { Picture } from '../media.ts'
import { Limit, Page, withoutEmpty } from '../paging.ts'
import { Id, optionalText } from '../text.ts'
import { productLimits } from './products.ts'

/** Why the pieces on the shelf changed. `opening`: what lay there when the colour and size were first written down. */
const stockReasons = ['opening', 'sold', 'returned', 'exchanged', 'counted', 'corrected', 'sewn', 'import'] as const
export const StockReason = z.enum(stockReasons)
export type StockReason = z.infer<typeof StockReason>

/** The reasons a person gives; the others are written by orders and files. */
export const givenReasons = ['counted', 'sewn', 'returned', 'corrected'] as const
export const GivenReason = z.enum(givenReasons)
export type GivenReason = z.infer<typeof GivenReason>

export const stockNoteLength = 200
/** Where the owner has not said how many pieces are few. */
export const usualLowStock = 3
export const LowStock = z.int().min(0).max(1_000)

/** A page is so many products, each with all of its colours and sizes. */
export const StockQuery = z.preprocess(
  withoutEmpty,
  z.object({
    page: Page.default(1),
    limit: Limit.default(20),
    /** Looked for in name, number, category, tags and colours, without marks. */
    query: z.string().max(200).optional(),
    /** Only products of which a colour in a size is low. */
    low: z.enum(['true', 'false']).optional(),
    product: Id.optional(),
  }),
)
export type StockQuery = z.infer<typeof StockQuery>

const Note = optionalText(stockNoteLength).optional()
const largest = productLimits.onHand

/**
 * So many more or fewer, or: so many were counted. Who counts says how many the screen showed (`expected`),
 * so that what was sold between looking and writing is never written over.
 */
export const StockChange = z
  .object({
    change: z.int().min(-largest).max(largest).optional(),
    count: z.int().min(0).max(largest).optional(),
    expected: z.int().min(0).max(largest).optional(),
    reason: GivenReason,
    note: Note,
  })
  .refine(({ change, count }) => change !== undefined || count !== undefined, { path: ['count'], params: { key: 'required' } })
  .refine(({ change, count }) => change === undefined || count === undefined, { path: ['change'], params: { key: 'invalid' } })
  .refine(({ count, expected }) => count === undefined || expected !== undefined, { path: ['expected'], params: { key: 'required' } })
  .refine(({ change }) => change !== 0, { path: ['change'], params: { key: 'invalid' } })
export type StockChange = z.infer<typeof StockChange>

/** Null: as the shop's own number says. */
export const LowStockChange = z.object({ lowStock: LowStock.nullable() })

export const StockVariant = z.object({
  _id: z.string(),
  /** Empty where the product has no sizes. */
  size: z.string(),
  onHand: z.int(),
  reserved: z.int(),
  free: z.int(),
  isLow: z.boolean(),
})
export type StockVariant = z.infer<typeof StockVariant>

export const StockColor = z.object({
  _id: z.string(),
  color: z.string(),
  label: z.string(),
  hex: z.string(),
  thumb: Picture.nullable(),
  variants: z.array(StockVariant),
})
export type StockColor = z.infer<typeof StockColor>

export const StockProduct = z.object({
  _id: z.string(),
  name: z.string(),
  sku: z.string(),
  published: z.boolean(),
  availability: Availability,
  /** What was said for this product alone. */
  lowStock: z.int().nullable(),
  sizes: z.array(z.string()),
  colors: z.array(StockColor),
})
export type StockProduct = z.infer<typeof StockProduct>

export const StockPage = z.object({
  data: z.object({
    products: z.array(StockProduct),
    total: z.int(),
    totalPage: z.int(),
    currentPage: z.int(),
    /** How many colours in sizes are low, in the whole shop. */
    lowCount: z.int(),
    /** The shop's own number. */
    lowStock: z.int(),
  }),
})
export type StockPage = z.infer<typeof StockPage>

export const StockMessage = z.object({ data: z.object({ variant: StockVariant }), message: z.string() })
export const LowStockMessage = z.object({ message: z.string() })

export const StockMove = z.object({
  _id: z.int(),
  at: z.string(),
  change: z.int(),
  after: z.int(),
  reason: StockReason,
  note: z.string().optional(),
  /** Who did it; absent where an order did, or where the account is gone. */
  by: z.string().optional(),
  order: z.object({ _id: z.string(), orderNumber: z.string() }).optional(),
})
export type StockMove = z.infer<typeof StockMove>

export const StockHistoryQuery = z.object({ page: Page.default(1), limit: Limit.default(50) })
export const StockHistory = z.object({
  data: z.object({ moves: z.array(StockMove), total: z.int(), totalPage: z.int(), currentPage: z.int() }),
})
