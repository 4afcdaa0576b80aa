import { sql } from 'drizzle-orm'
import { schema } from '../../../platform/database/client.ts'

const { productSizes, products } = schema

/** The current price of a unit, by the same rule as `unitPrice` of the contract, in a query that joins the product and, if there is one, the size. */
export const unitPriceNow = sql`coalesce(nullif(${productSizes.salePriceVnd}, 0), nullif(${productSizes.priceVnd}, 0),
  nullif(${products.salePriceVnd}, 0), ${products.priceVnd})`
