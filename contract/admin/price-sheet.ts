import { z } from 'zod'
import { optionalText, writtenText } from '../text.ts'
import { PricedProduct } from './prices.ts'
import { dearestPrice, productLimits } from './products.ts'

/** How many rows one sheet holds at most: it is one transaction. */
export const maxSheetRows = 2_000
/** Products on a page of the sheet, each with all of its variants. */
export const sheetPageSize = 20

/** One row: its product by SKU, its variant by colour and size where the product has several, and the new price or stock. */
export const SheetRow = z.object({
  sku: writtenText(productLimits.sku),
  color: optionalText(productLimits.color).optional(),
  size: optionalText(productLimits.size).optional(),
  price: z.int().min(0).max(dearestPrice).optional(),
  onHand: z.int().min(0).max(productLimits.onHand).optional(),
})
export type SheetRow = z.infer<typeof SheetRow>

export const SheetPreviewBody = z.object({ rows: z.array(SheetRow).min(1).max(maxSheetRows) })
/** `token`: from the preview; refuses to change what has changed since. */
export const SheetBody = SheetPreviewBody.extend({ token: z.string().max(100) })

export const SheetStock = z.object({
  variantId: z.string(),
  name: z.string(),
  sku: z.string(),
  color: z.string(),
  size: z.string(),
  before: z.int(),
  after: z.int(),
})
export type SheetStock = z.infer<typeof SheetStock>

export const SheetPreview = z.object({
  data: z.object({
    /** Products whose prices change. */
    products: z.array(PricedProduct),
    stock: z.array(SheetStock),
    /** Rows that cannot be, by their index, and why. */
    problems: z.array(z.object({ row: z.int(), sku: z.string(), message: z.string() })),
    /** Rows that change nothing. */
    unchanged: z.int(),
    token: z.string(),
  }),
})
export type SheetPreview = z.infer<typeof SheetPreview>

/** `changed`: products with new prices; `stock`: variants with a new stock. */
export const SheetChanged = z.object({
  message: z.string(),
  data: z.object({ changeId: z.string(), changed: z.int(), stock: z.int(), undoUntil: z.string() }),
})

/** A line of the sheet: a variant, with the price of its size (not a sale price). */
export const SheetLine = z.object({
  variantId: z.string(),
  name: z.string(),
  sku: z.string(),
  color: z.string(),
  size: z.string(),
  price: z.int(),
  onHand: z.int(),
  reserved: z.int(),
})
export type SheetLine = z.infer<typeof SheetLine>
export const SheetPage = z.object({
  data: z.object({ lines: z.array(SheetLine), total: z.int(), totalPage: z.int(), currentPage: z.int() }),
})
