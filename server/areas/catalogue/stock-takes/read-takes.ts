import {
  maxListedTakes,
  maxShownDifferences,
  type StockDifference,
  type StockDifferences,
  type StockTake,
  type TakeCell,
  type TakePage,
  type TakePageQuery,
  takePageSize,
} from '../../../../contract/admin/stock-takes.ts'
import type { Language } from '../../../../contract/language/language.schema.ts'
import type { Db } from '../../../platform/database/client.ts'
import type { ReadSource } from '../../../platform/database/read-source.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { findUserNames } from '../../accounts/accounts.ts'
import { findPictures } from '../../media/media.ts'
import { labelOf, nameIn } from '../present-product.rule.ts'
import { findProductParts, type ProductParts } from '../products.sql.ts'
import { searchForAdmin } from '../search/search-for-admin.ts'
import { type DifferenceRow, findDifferences, sumDifferences } from './differences.sql.ts'
import { findTake, listTakes, type NamedTake } from './stock-takes.sql.ts'
import { type CellRow, findCell, findCells, findTakeProducts } from './take-cells.sql.ts'

/** The digits of a label's barcode. */
const barcode = /^\d{8}$/

export async function readTakes(db: Db, language: Language): Promise<StockTake[]> {
  const takes = await listTakes(db, maxListedTakes)
  const names = await findUserNames(
    db,
    takes.map(({ take }) => take.startedBy),
  )
  return takes.map((each) => presentTake(each, names, language))
}

export async function getTake(db: Db, id: string): Promise<NamedTake> {
  const found = await findTake(db, id)
  if (!found) throw new AppError('not_found')
  return found
}

export async function getStockTake(db: Db, id: string, language: Language): Promise<StockTake> {
  const found = await getTake(db, id)
  return presentTake(found, await findUserNames(db, [found.take.startedBy]), language)
}

function presentTake({ take, cells, counted, category, product }: NamedTake, names: Map<string, string>, language: Language): StockTake {
  const startedBy = names.get(take.startedBy)
  const about = category?.name ? category : product?.name ? product : null
  return {
    ...{ _id: take.id, scope: take.scope, name: about ? nameIn(about, language).name : null, state: take.state },
    ...{ startedAt: take.startedAt.toISOString(), endedAt: take.endedAt?.toISOString() ?? null, cells, counted },
    ...(startedBy ? { startedBy } : {}),
  }
}

/** A page of products to count. */
export async function readTakePage(source: ReadSource, id: string, query: TakePageQuery, language: Language): Promise<TakePage['data']> {
  const { db } = source
  const found = await getTake(db, id)
  const typed = query.query?.trim() ?? ''
  const number = barcode.test(typed) ? Number(typed) : undefined
  const { ids, hasMore } = await findTakeProducts(db, {
    ...{ take: found.take, page: query.page, size: takePageSize, isLeft: query.left === 'true', number },
    search: number === undefined ? await searchForAdmin(source, query.query) : undefined,
  })
  const parts = new Map((await findProductParts(db, ids)).map((each) => [each.row.id, each]))
  const cells = await findCells(db, id, ids)
  const names = await findUserNames(db, [found.take.startedBy, ...cells.flatMap(({ countedBy }) => countedBy ?? [])])
  const products = ids.flatMap((each) => parts.get(each) ?? [])
  const pictures = await findPictures(
    db,
    products.flatMap(({ colors }) => colors[0]?.imageIds.slice(0, 1) ?? []),
    language,
  )
  return {
    take: presentTake(found, names, language),
    products: products.map(({ row, colors, sizes }) => ({
      ...{ _id: row.id, name: nameIn(row, language).name, sku: row.sku },
      thumb: pictures.get(colors[0]?.imageIds[0] ?? '') ?? null,
      cells: sortCells(
        cells.filter(({ productId }) => productId === row.id),
        sizes,
      ).map((cell) => presentCell(cell, names, language)),
    })),
    currentPage: query.page,
    hasMore,
  }
}

function sortCells(cells: CellRow[], sizes: ProductParts['sizes']): CellRow[] {
  const places = new Map(sizes.map(({ size }, at) => [size, at]))
  return cells.toSorted((a, b) => a.position - b.position || (places.get(a.size) ?? 0) - (places.get(b.size) ?? 0))
}

function presentCell(cell: CellRow, names: Map<string, string>, language: Language): TakeCell {
  const { id, color, colorEn, hex, size, number, onHand, count, countedBy } = cell
  const by = names.get(countedBy ?? '')
  return {
    _id: id,
    color: labelOf({ name: color, nameEn: colorEn }, language),
    hex,
    size,
    number,
    onHand,
    count,
    ...(by ? { countedBy: by } : {}),
  }
}

export async function readTakeCell(db: Db, takeId: string, variantId: string, language: Language) {
  const cell = await findCell(db, takeId, variantId)
  if (!cell) throw new AppError('not_found')
  const names = await findUserNames(db, cell.countedBy ? [cell.countedBy] : [])
  return { cell: presentCell(cell, names, language), counted: (await getTake(db, takeId)).counted }
}

export async function readDifferences(db: Db, id: string, language: Language): Promise<StockDifferences['data']> {
  const found = await getTake(db, id)
  const rows = await findDifferences(db, found.take, { limit: maxShownDifferences })
  const names = await findUserNames(db, [found.take.startedBy])
  return {
    take: presentTake(found, names, language),
    differences: rows.map((row) => presentDifference(row, language)),
    total: await sumDifferences(db, found.take),
  }
}

export function presentDifference({ nameEn, colorEn, ...row }: DifferenceRow, language: Language): StockDifference {
  return { ...row, name: nameIn({ name: row.name, nameEn }, language).name, color: labelOf({ name: row.color, nameEn: colorEn }, language) }
}
