import { z } from 'zod'
import { Maker } from '../content.ts'
import { ProductCare } from '../orders/making.ts'
import { commaList } from '../paging.ts'

/** How many orders are printed at once. */
export const maxPrintedOrders = 50

export const PrintDetailsQuery = z.object({ ids: commaList(maxPrintedOrders) })

/**
 * What printed sheets show beyond the order: the buyer's link to it (null for a gift, whose recipient must see no prices),
 * who sewed it, and how to wash what is in it, in the language of the buyer.
 */
export const PrintDetails = z.object({
  _id: z.string(),
  link: z.string().nullable(),
  maker: Maker.nullable(),
  care: z.array(ProductCare),
})
export type PrintDetails = z.infer<typeof PrintDetails>
export const PrintDetailsResponse = z.object({ data: z.array(PrintDetails) })
