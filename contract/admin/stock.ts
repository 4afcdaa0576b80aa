import { z } from 'zod'
import { Availability } from '../catalogue.ts'
import { Picture } from '../media.ts'
import { Limit, Page, withoutEmpty } from '../paging.ts'
import { Id, optionalText } from '../text.ts'
import { productLimits } from './products.ts'

/** Why the stock on hand changed. `opening`: the first stock of a new variant. */
export const stockReasons = ['opening', 'sold', 'returned', 'exchanged', 'counted', 'corrected', 'sewn', 'import', 'stock-take'] as const

/** What a stock take counts, and whether it is still being counted. */
export const takeScopes = ['all', 'category', 'product'] as const
export const takeStates = ['open', 'posted', 'cancelled'] as const
export const StockReason = z.enum(stockReasons)
export type StockReason = z.infer<typeof StockReason>

/** The reasons a user may give; the others are written by orders and imports. */
export const givenReasons = ['counted', 'sewn', 'returned', 'corrected'] as const
export const GivenReason = z.enum(givenReasons)
export type GivenReason = z.infer<typeof GivenReason>

export const stockNoteLength = 200
/** The default threshold for low stock. A family that sews has few of each size: three left is no task. */
export const usualLowStock = 1
export const LowStock = z.int().min(0).max(1_000)

/** A page holds whole products, each with all of its variants. */
export const StockQuery = z.preprocess(
  withoutEmpty,
  z.object({
    page: Page.default(1),
    limit: Limit.default(20),
    /** Matches name, number, category, tags and colours, without diacritics. */
    query: z.string().max(200).optional(),
    /** Only products with a variant that is low. */
    low: z.enum(['true', 'false']).optional(),
    product: Id.optional(),
  }),
)
export type StockQuery = z.infer<typeof StockQuery>

const Note = optionalText(stockNoteLength).optional()
const largest = productLimits.onHand

/**
 * A difference, or a count. A count names the number that the screen showed (`expected`), so that units sold in between
 * are never overwritten.
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

/** Null: the shop's default threshold. */
export const LowStockChange = z.object({ lowStock: LowStock.nullable() })

export const StockVariant = z.object({
  _id: z.string(),
  /** Empty where the product has no sizes. */
  size: z.string(),
  onHand: z.int(),
  reserved: z.int(),
  free: z.int(),
  isLow: z.boolean(),
  /** The barcode of its label. */
  number: z.int(),
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
  /** The threshold of this product. */
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
    /** How many variants are low, in the whole shop. */
    lowCount: z.int(),
    /** The shop's default threshold. */
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
  /** The user; absent for a change by an order, or for an account that no longer exists. */
  by: z.string().optional(),
  order: z.object({ _id: z.string(), orderNumber: z.string() }).optional(),
})
export type StockMove = z.infer<typeof StockMove>

export const StockHistoryQuery = z.object({ page: Page.default(1), limit: Limit.default(50) })
export const StockHistory = z.object({
  data: z.object({ moves: z.array(StockMove), total: z.int(), totalPage: z.int(), currentPage: z.int() }),
})
