import { sql } from 'drizzle-orm'
import { schema } from '../../../platform/database/client.ts'

const { productSizes, products } = schema

/** The price of a unit now, as `unitPrice` of the contract has it, in a query that joins the product and, if there is one, the size. */
export const unitPriceNow = sql`coalesce(nullif(${productSizes.salePriceVnd}, 0), nullif(${productSizes.priceVnd}, 0),
  nullif(${products.salePriceVnd}, 0), ${products.priceVnd})`
