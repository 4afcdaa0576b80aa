import type { z } from 'zod'
import { type SheetLine, type SheetPage, sheetPageSize } from '../../../../contract/admin/price-sheet.ts'
import type { Language } from '../../../../contract/language/language.schema.ts'
import { totalPages } from '../../../../contract/paging.ts'
import type { ReadSource } from '../../../platform/database/read-source.ts'
import { findStockIds } from '../inventory/stock-admin.sql.ts'
import { labelOf, nameIn } from '../present-product.rule.ts'
import { searchForAdmin } from '../search/search-for-admin.ts'
import { findSheetProducts, type SheetProductRow } from './price-sheet.sql.ts'

/** One page of the sheet: products by name, a line for each variant. */
export async function listSheet(
  source: ReadSource,
  { page, query }: { page: number; query?: string | undefined },
  language: Language,
): Promise<z.infer<typeof SheetPage>['data']> {
  const search = await searchForAdmin(source, query)
  const { ids, total } = await findStockIds(source.db, { query: { page, limit: sheetPageSize, query }, search }, 0)
  const products = new Map((await findSheetProducts(source.db, ids)).map((product) => [product.id, product]))
  const lines = ids.flatMap((id) => {
    const product = products.get(id)
    return product ? linesOf(product, language) : []
  })
  return { lines, total, totalPage: totalPages(total, sheetPageSize), currentPage: page }
}

function linesOf(product: SheetProductRow, language: Language): SheetLine[] {
  const sizes = product.sizes.length > 0 ? product.sizes : [{ size: '', price: 0 }]
  return product.colors.flatMap((color) =>
    sizes.flatMap(({ size, price }) => {
      const variant = product.variants.find((each) => each.colorId === color.id && each.size === size)
      if (!variant) return []
      const { onHand, reserved } = variant
      const name = nameIn(product, language).name
      const label = labelOf({ name: color.color, nameEn: color.colorEn }, language)
      return [{ variantId: variant.id, name, sku: product.sku, color: label, size, price: price || product.price, onHand, reserved }]
    }),
  )
}
