import { createHash } from 'node:crypto'
import type { SheetPreview, SheetRow } from '../../../../contract/admin/price-sheet.ts'
import { undoMinutes } from '../../../../contract/admin/prices.ts'
import { addMinutes } from '../../../../contract/durations.ts'
import type { Bilingual, Language } from '../../../../contract/language/language.schema.ts'
import { newId } from '../../../../db/new-id.ts'
import { audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { Platform } from '../../../platform/platform.ts'
import { labelOf, nameIn } from '../present-product.rule.ts'
import { presentSteps, pricesOf, problemTexts, storePrices } from '../prices/change-prices.ts'
import { insertPriceChange, lockPrices } from '../prices/prices.sql.ts'
import { writeSheetStock } from './change-stock-of-sheet.ts'
import { type PlannedStock, planSheet, type SheetProblem } from './plan-sheet.rule.ts'
import { findIdsBySkuOrCapitals, findSheetProducts, lockVariantsOf, type SheetProductRow } from './price-sheet.sql.ts'

const texts: Record<SheetProblem, Bilingual> = {
  ...problemTexts,
  unknown_sku: { vi: 'Không có sản phẩm mang mã này', en: 'No product has this SKU' },
  unknown_color: { vi: 'Sản phẩm không có màu này', en: 'The product does not have this colour' },
  unknown_size: { vi: 'Sản phẩm không có size này', en: 'The product does not have this size' },
  which_variant: { vi: 'Cần thêm màu hoặc size để biết đếm ô nào', en: 'Colour or size is needed to tell which variant has this stock' },
  two_values: { vi: 'Có hai dòng ghi hai số khác nhau', en: 'Two rows give different numbers' },
  reserved: { vi: 'Số này ít hơn số đang giữ cho đơn', en: 'This is less than what is reserved for orders' },
}

/** How many products an audit entry names. */
const maxSkus = 100

type Deps = Pick<Platform, 'db' | 'clock' | 'pageCache'>

/** What a sheet would change; changes nothing. */
export async function previewSheet(db: Db, rows: SheetRow[], language: Language): Promise<SheetPreview['data']> {
  const products = await readProducts(db, rows)
  const { prices, stock, problems, unchanged } = planSheet(rows, products)
  return {
    products: prices.map(({ product, after }) => ({
      ...{ _id: product.id, name: nameIn(product, language).name, sku: product.sku },
      ...{ steps: presentSteps(product, after), problem: null },
    })),
    stock: stock.map((each) => presentStock(each, language)),
    problems: problems.map(({ row, problem }) => ({ row, sku: rows[row]?.sku ?? '', message: texts[problem][language] })),
    unchanged,
    token: tokenOf(rows, products),
  }
}

/** Makes the changes that were shown, all or none; refused if one of the products has changed since. */
export async function writeSheet(platform: Deps, { rows, token }: { rows: SheetRow[]; token: string }, adminId: string) {
  const now = platform.clock.now()
  return transact(platform.db, async (tx) => {
    const ids = await findIdsBySkuOrCapitals(
      tx,
      rows.map(({ sku }) => sku.trim()),
    )
    // As orders do: variants first, then their products.
    await lockVariantsOf(tx, ids)
    await lockPrices(tx, ids)
    const products = await readProducts(tx, rows)
    if (tokenOf(rows, products) !== token) throw new AppError('version_conflict')
    const { prices, stock, problems } = planSheet(rows, products)
    if (problems.length > 0 || prices.length + stock.length === 0)
      throw new AppError('invalid_input', { issues: [{ path: `rows.${problems[0]?.row ?? 0}`, key: 'invalid' }] })
    const changeId = newId('prc')
    await insertPriceChange(tx, {
      ...{ id: changeId, at: now },
      products: prices.map(({ product, after }) => ({ id: product.id, before: pricesOf(product), after })),
      stock: stock.map(({ variant, after }) => ({ variantId: variant.id, before: variant.onHand, after })),
    })
    const skus = [...new Set([...prices, ...stock].map(({ product }) => product.sku))].slice(0, maxSkus)
    await audit(tx, {
      ...{ who: adminId, what: 'product.sheet', subject: changeId },
      details: { prices: prices.length, stock: stock.length, products: skus },
    })
    const changes = stock.map(({ product, variant, after }) => ({
      ...{ variantId: variant.id, productId: product.id, reserved: variant.reserved, before: variant.onHand, after },
    }))
    await writeSheetStock(tx, platform, changes, adminId)
    await storePrices(
      tx,
      platform,
      prices.map(({ product, after }) => ({ id: product.id, ...after })),
    )
    return { changeId, changed: prices.length, stock: stock.length, undoUntil: addMinutes(now, undoMinutes).toISOString() }
  })
}

async function readProducts(db: Db, rows: SheetRow[]): Promise<SheetProductRow[]> {
  const skus = rows.map(({ sku }) => sku.trim())
  return findSheetProducts(db, await findIdsBySkuOrCapitals(db, skus))
}

function presentStock({ product, variant, after }: PlannedStock<SheetProductRow>, language: Language) {
  const color = product.colors.find(({ id }) => id === variant.colorId)
  return {
    ...{ variantId: variant.id, name: nameIn(product, language).name, sku: product.sku },
    color: color ? labelOf({ name: color.color, nameEn: color.colorEn }, language) : '',
    ...{ size: variant.size, before: variant.onHand, after },
  }
}

/** Depends only on the rows and the state of their products: no preview needs to be stored. */
function tokenOf(rows: readonly SheetRow[], products: readonly SheetProductRow[]): string {
  const states = products.map(({ id, version, variants }) => [id, version, ...variants.map((each) => [each.id, each.onHand])])
  return createHash('sha256')
    .update(JSON.stringify([rows, states]))
    .digest('base64url')
}
