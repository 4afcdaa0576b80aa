import { createHash } from 'node:crypto'
import { type PriceRule, type PriceStep, undoMinutes } from '../../../../contract/admin/prices.ts'
import { addMinutes } from '../../../../contract/durations.ts'
import type { Language } from '../../../../contract/language/language.schema.ts'
import { newId } from '../../../../db/new-id.ts'
import { audit } from '../../../platform/audit.ts'
import type { Db } from '../../../platform/database/client.ts'
import { transact } from '../../../platform/database/transaction.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { invalidateProductPages } from '../../../platform/pages/cache-invalidation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { markProductsChanged } from '../listing/refresh-product-json.ts'
import { undoSheetStock } from '../price-sheet/change-stock-of-sheet.ts'
import { lockStock } from '../price-sheet/price-sheet.sql.ts'
import { changePrices, isSame, type PriceProblem, type ProductPrices } from './change-prices.rule.ts'
import {
  deleteOldPriceChanges,
  findPrices,
  insertPriceChange,
  lockPrices,
  type PricedRow,
  putPrices,
  takePriceChange,
} from './prices.sql.ts'

/** Shown beside the product in the preview. */
export const problemTexts = {
  price_too_low: { vi: 'Giá phải lớn hơn 0', en: 'The price has to be above 0' },
  price_too_high: { vi: 'Giá quá cao', en: 'The price is too high' },
  sale_price: { vi: 'Giá giảm phải thấp hơn giá bán', en: 'The sale price has to be below the price' },
} as const satisfies Record<PriceProblem, Record<Language, string>>

/** How many products an audit entry names. */
const maxSkus = 100

type Deps = Pick<Platform, 'db' | 'clock' | 'pageCache'>
export type PriceQuestion = { ids: string[]; rule: PriceRule; from?: string | undefined; until?: string | undefined }
export type Planned = { row: PricedRow; after: ProductPrices; problem: PriceProblem | null }

/** Changes the prices that were shown, all or none; refused if one of the products has changed since. */
export async function writePrices(platform: Deps, asked: PriceQuestion & { token: string }, adminId: string) {
  const now = platform.clock.now()
  return transact(platform.db, async (tx) => {
    const { planned } = await planShown(tx, asked)
    const changeId = newId('prc')
    const before = planned.map(({ row, after }) => ({ id: row.id, before: pricesOf(row), after: pricesOf(after) }))
    await insertPriceChange(tx, { id: changeId, at: now, products: before })
    const skus = planned.slice(0, maxSkus).map(({ row }) => row.sku)
    await audit(tx, {
      who: adminId,
      what: 'product.prices',
      subject: changeId,
      details: { ...asked.rule, changed: planned.length, products: skus },
    })
    await storePrices(
      tx,
      platform,
      planned.map(({ row, after }) => ({ id: row.id, ...pricesOf(after) })),
    )
    return { changeId, changed: planned.length, undoUntil: addMinutes(now, undoMinutes).toISOString() }
  })
}

/**
 * Locks the products and plans the change that was shown; refused if one of them has changed since, or cannot be changed.
 * `mayBeNone`: even if it would change nothing today.
 */
export async function planShown(tx: Db, { token, ...asked }: PriceQuestion & { token: string }, { mayBeNone = false } = {}) {
  await lockPrices(tx, asked.ids)
  const rows = await findPrices(tx, asked.ids)
  if (tokenOf(asked, rows) !== token) throw new AppError('version_conflict')
  const planned = plan(rows, asked.rule)
  const problem = planned.find((each) => each.problem)?.problem
  const isNone = mayBeNone ? rows.length === 0 : planned.length === 0
  if (isNone || problem)
    throw new AppError('invalid_input', { issues: [{ path: 'value', key: problem === 'sale_price' ? problem : 'invalid' }] })
  return { planned, rows }
}

/** Restores the former prices, and the stock of a pasted sheet. A product whose prices were changed again keeps them. */
export async function undoPrices(platform: Deps, changeId: string, adminId: string): Promise<{ restored: number; kept: number }> {
  return transact(platform.db, async (tx) => {
    const change = await takePriceChange(tx, changeId, addMinutes(platform.clock.now(), -undoMinutes))
    if (!change) throw new AppError('undo_expired')
    const ids = change.products.map(({ id }) => id)
    // As orders do: variants first, then their products.
    await lockStock(
      tx,
      change.stock.map(({ variantId }) => variantId),
    )
    await lockPrices(tx, ids)
    const now = new Map((await findPrices(tx, ids)).map((row) => [row.id, row]))
    const own = change.products.filter(({ id, after }) => {
      const row = now.get(id)
      return row !== undefined && isSame(row, after)
    })
    const stock = await undoSheetStock(tx, platform, change.stock, adminId)
    const result = { restored: own.length + stock.restored, kept: ids.length - own.length + stock.kept }
    await audit(tx, { who: adminId, what: 'product.prices-undo', subject: changeId, details: result })
    await storePrices(
      tx,
      platform,
      own.map(({ id, before }) => ({ id, ...before })),
    )
    return result
  })
}

export async function sweepPriceChanges({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await deleteOldPriceChanges(db, addMinutes(clock.now(), -undoMinutes))
}

/** Writes prices, and the columns that are derived from them. */
export async function storePrices(
  tx: Db,
  platform: Pick<Platform, 'clock' | 'pageCache'>,
  rows: ({ id: string } & ProductPrices)[],
): Promise<void> {
  if (rows.length === 0) return
  await putPrices(tx, rows, platform.clock.now())
  const ids = rows.map(({ id }) => id)
  await markProductsChanged(tx, ids)
  // As for one product (`affectedLists`): prices move no product between lists, and change no count of a menu.
  await invalidateProductPages(tx, ids, platform, ['sitemap', 'prices'])
}

/** The products that the rule changes, or would. */
function plan(rows: PricedRow[], rule: PriceRule): Planned[] {
  return rows
    .map((row) => ({ row, ...changePrices(pricesOf(row), rule) }))
    .filter(({ row, after, problem }) => problem || !isSame(row, after))
}

export function pricesOf({ price, salePrice, sizes }: ProductPrices): ProductPrices {
  return { price, salePrice, sizes: sizes.map((own) => ({ size: own.size, price: own.price, salePrice: own.salePrice })) }
}

/** Every price that changes: the product's, and those of its sizes. */
export function presentSteps(row: ProductPrices, after: ProductPrices): PriceStep[] {
  const sizes = row.sizes.map((before, at) => ({ size: before.size, before, after: after.sizes[at] ?? before }))
  return [{ size: null, before: row, after }, ...sizes].filter(
    (step) => step.before.price !== step.after.price || step.before.salePrice !== step.after.salePrice,
  )
}

/** Depends only on the change and the state of its products: no preview needs to be stored. */
export function tokenOf({ rule, ids, from, until }: PriceQuestion, rows: PricedRow[]): string {
  const versions = rows.map(({ id, version }) => `${id} ${version}`).sort()
  return createHash('sha256')
    .update(JSON.stringify([rule.target, rule.by, rule.value, rule.rounds, ids.toSorted(), versions, from, until]))
    .digest('base64url')
}
