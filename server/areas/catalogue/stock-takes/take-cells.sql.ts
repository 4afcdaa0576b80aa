import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/client.ts'
import { schema } from '../../../platform/database/client.ts'
import { execute } from '../listing/list-filters.sql.ts'
import { isFoundByAdmin } from '../search/admin-search.sql.ts'
import type { AdminSearch } from '../search/search-for-admin.ts'
import { isInScope, type TakeRow } from './stock-takes.sql.ts'

const { productColors, products, stockTakeCounts, variants } = schema

type CellSelection = {
  take: TakeRow
  page: number
  size: number
  /** Only products with a variant that is not counted. */
  isLeft: boolean
  search: AdminSearch | null | undefined
  /** The barcode of a label. */
  number: number | undefined
}

/** The products of a page by name, and whether there are more. */
export async function findTakeProducts(db: Db, selection: CellSelection): Promise<{ ids: string[]; hasMore: boolean }> {
  const { take, page, size, isLeft, search, number } = selection
  if (search === null) return { ids: [], hasMore: false }
  const conditions: SQL[] = [isInScope(take)]
  if (number !== undefined)
    conditions.push(sql`${products.id} = (select ${variants.productId} from ${variants} where ${variants.number} = ${number})`)
  if (search) conditions.push(isFoundByAdmin(search))
  if (isLeft)
    conditions.push(sql`exists (select 1 from ${variants} where ${variants.productId} = ${products.id} and not exists (
      select 1 from ${stockTakeCounts} where ${stockTakeCounts.takeId} = ${take.id} and ${stockTakeCounts.variantId} = ${variants.id}))`)
  const { rows } = await execute<{ id: string }>(
    db,
    sql`select ${products.id} as id from ${products} where ${sql.join(conditions, sql` and `)}
      order by ${products.searchFolded} collate "C", ${products.id} limit ${size + 1} offset ${(page - 1) * size}`,
  )
  return { ids: rows.slice(0, size).map(({ id }) => id), hasMore: rows.length > size }
}

const { id, productId, size, number, onHand } = variants
const { color, colorEn, hex, position } = productColors
const cell = {
  ...{ id, productId, size, number, onHand, colorId: productColors.id, color, colorEn, hex, position },
  count: stockTakeCounts.counted,
  countedBy: stockTakeCounts.countedBy,
}

function cellsOf(db: Db, takeId: string) {
  return db
    .select(cell)
    .from(variants)
    .innerJoin(productColors, eq(productColors.id, variants.colorId))
    .leftJoin(stockTakeCounts, and(eq(stockTakeCounts.variantId, variants.id), eq(stockTakeCounts.takeId, takeId)))
    .$dynamic()
}
export type CellRow = Awaited<ReturnType<typeof findCells>>[number]

export async function findCells(db: Db, takeId: string, productIds: string[]) {
  return productIds.length > 0 ? cellsOf(db, takeId).where(inArray(variants.productId, productIds)) : []
}

export async function findCell(db: Db, takeId: string, variantId: string): Promise<CellRow | undefined> {
  const [found] = await cellsOf(db, takeId).where(eq(variants.id, variantId))
  return found
}
