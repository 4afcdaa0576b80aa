import type { StockMove, StockPage, StockProduct, StockQuery, StockVariant } from '../../../../contract/admin/stock.ts'
import type { Language } from '../../../../contract/language/language.schema.ts'
import type { Picture } from '../../../../contract/media.ts'
import { totalPages } from '../../../../contract/paging.ts'
import type { Db } from '../../../platform/database/client.ts'
import type { ReadSource } from '../../../platform/database/read-source.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { findUserNames } from '../../accounts/accounts.ts'
import { findPictures } from '../../media/media.ts'
import { labelOf, nameIn } from '../present-product.rule.ts'
import { findProductParts, type ProductParts } from '../products.sql.ts'
import { countLowStock, findLowStock } from '../report.sql.ts'
import { searchForAdmin } from '../search/search-for-admin.ts'
import { availabilityOf } from './availability.rule.ts'
import { findMoves, findStockIds, findStockRow, findStockRows, type StockRow, type StoredMove } from './stock-admin.sql.ts'

/** One page of products with the stock of each variant. */
export async function listStock(source: ReadSource, query: StockQuery, language: Language): Promise<StockPage['data']> {
  const { db } = source
  const lowStock = await findLowStock(db)
  const { ids, total } = await findStockIds(db, { query, search: await searchForAdmin(source, query.query) }, lowStock)
  const parts = new Map((await findProductParts(db, ids)).map((each) => [each.row.id, each]))
  const rows = await findStockRows(db, ids, lowStock)
  const inOrder = ids.flatMap((id) => parts.get(id) ?? [])
  const firstPictures = inOrder.flatMap(({ colors }) => colors.flatMap(({ imageIds }) => imageIds.slice(0, 1)))
  const pictures = await findPictures(db, firstPictures, language)
  return {
    products: inOrder.map((each) => presentStock(each, { rows, pictures, language })),
    total,
    totalPage: totalPages(total, query.limit),
    currentPage: query.page,
    lowCount: await countLowStock(db),
    lowStock,
  }
}

type With = { rows: StockRow[]; pictures: Map<string, Picture>; language: Language }

function presentStock({ row, colors, sizes }: ProductParts, { rows, pictures, language }: With): StockProduct {
  const inSizes = sizes.length > 0 ? sizes.map(({ size }) => size) : ['']
  return {
    _id: row.id,
    name: nameIn(row, language).name,
    sku: row.sku,
    published: row.published,
    availability: availabilityOf(row),
    lowStock: row.lowStock,
    sizes: sizes.map(({ size }) => size),
    colors: colors.map(({ id, color, colorEn, hex, imageIds }) => ({
      _id: id,
      color,
      label: labelOf({ name: color, nameEn: colorEn }, language),
      hex,
      thumb: pictures.get(imageIds[0] ?? '') ?? null,
      variants: inSizes.flatMap((size) => {
        const variant = rows.find((each) => each.colorId === id && each.size === size)
        return variant ? [presentVariant(variant)] : []
      }),
    })),
  }
}

function presentVariant({ id, size, onHand, reserved, isLow, number }: StockRow): StockVariant {
  return { _id: id, size, onHand, reserved, free: onHand - reserved, isLow, number }
}

export async function getStockVariant(db: Db, variantId: string): Promise<StockVariant> {
  const variant = await findStockRow(db, variantId, await findLowStock(db))
  if (!variant) throw new AppError('not_found')
  return presentVariant(variant)
}

/** All stock changes of a variant, with user and reason. */
export async function readStockHistory(db: Db, variantId: string, window: { page: number; limit: number }) {
  await getStockVariant(db, variantId)
  const { moves, total } = await findMoves(db, variantId, window)
  const names = await findUserNames(
    db,
    moves.flatMap(({ who }) => who ?? []),
  )
  return {
    moves: moves.map((move) => presentMove(move, names)),
    total,
    totalPage: totalPages(total, window.limit),
    currentPage: window.page,
  }
}

function presentMove(
  { id, at, change, after, reason, note, who, orderId, orderNumber }: StoredMove,
  names: Map<string, string>,
): StockMove {
  const by = names.get(who ?? '')
  return {
    ...{ _id: id, at: at.toISOString(), change, after, reason },
    ...(note ? { note } : {}),
    ...(by ? { by } : {}),
    ...(orderId ? { order: { _id: orderId, orderNumber: orderNumber ?? '' } } : {}),
  }
}
