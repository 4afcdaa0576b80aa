import { AppError, type IssueKey } from '../../platform/http/errors.ts'
import type { NewProduct } from './plan-product.rule.ts'
import { normalizeName } from './search/normalize-name.rule.ts'

/** Invariants of a product: a sale price below the price, and no duplicate colour or size. */
export function validateProduct({ price, salePrice = 0, colors, sizes = [] }: NewProduct): void {
  const unfair: IssueKey[] = []
  if (salePrice >= price) unfair.push({ path: 'salePrice', key: 'sale_price' })
  for (const [at, size] of sizes.entries())
    if ((size.salePrice ?? 0) >= (size.price || price)) unfair.push({ path: `sizes.${at}.salePrice`, key: 'sale_price' })
  for (const at of twice(colors.map(({ color }) => normalizeName(color)))) unfair.push({ path: `colors.${at}.color`, key: 'twice' })
  for (const at of twice(sizes.map(({ size }) => size))) unfair.push({ path: `sizes.${at}.size`, key: 'twice' })
  if (unfair.length > 0) throw new AppError('invalid_input', { issues: unfair })
}

/** The indexes of duplicates. */
function twice(keys: string[]): number[] {
  return keys.flatMap((key, at) => (keys.indexOf(key) < at ? [at] : []))
}
