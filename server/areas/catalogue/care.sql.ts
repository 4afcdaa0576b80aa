import { inArray } from 'drizzle-orm'
import { careSymbols } from '../../../contract/catalogue.ts'
import type { Language } from '../../../contract/language/language.schema.ts'
import type { ProductCare } from '../../../contract/orders/making.ts'
import { type Db, schema } from '../../platform/database/client.ts'
import { nameIn } from './present-product.rule.ts'

const { products } = schema

/** How to wash products, by their ids; those without care symbols are left out. Hidden products count: someone owns them. */
export async function findCare(db: Db, productIds: string[], language: Language): Promise<Map<string, ProductCare>> {
  if (productIds.length === 0) return new Map()
  const rows = await db
    .select({ id: products.id, name: products.name, nameEn: products.nameEn, facts: products.facts })
    .from(products)
    .where(inArray(products.id, productIds))
  return new Map(
    rows.flatMap(({ id, facts, ...names }) => {
      const care = careSymbols.filter((symbol) => facts?.care?.includes(symbol))
      return care.length > 0 ? [[id, { ...nameIn(names, language), care }] as const] : []
    }),
  )
}
