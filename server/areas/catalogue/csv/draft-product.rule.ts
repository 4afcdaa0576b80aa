import type { ProductParts } from '../products.sql.ts'
import { type CsvColumn, clears, columnsOf, isSame, splitList } from './csv-columns.rule.ts'
import { type Group, groupLines, type ReportError } from './group-lines.rule.ts'
import type { FileLine } from './parse-products-csv.rule.ts'
import { type Cells, colorCells, productCells, sizeCells } from './product-cells.rule.ts'

/** A change by an import, cell by cell. `of`: which colour and size, if it is about one. */
export type CellChange = { line: number; column: CsvColumn; of?: string; before: string; after: string }
/** Resolves names in a file. Undefined for unknown ones. */
export type Lookup = {
  category: (name: string) => string | undefined
  collection: (name: string) => string | undefined
  hasImage: (id: string) => boolean
}
/** The state beside the lines; without `parts` the product is new. */
export type KnownProduct = { parts: ProductParts | undefined; columns: Set<CsvColumn>; lookup: Lookup }
type CellValue = { after: string; line: number }

/** The API body equivalent to these lines, with every cell it changes. */
export function draftProduct({ lines, parts, columns, lookup }: KnownProduct & { lines: FileLine[] }, refuse: ReportError) {
  const compare = compareCells(columns, refuse)
  const facts = parts && productCells(parts)
  const fields = new Map<CsvColumn, CellValue>()
  for (const column of columnsOf('product')) {
    const value = column === 'sku' ? undefined : compare.changed(lines, column, { before: facts })
    if (value) fields.set(column, value)
  }
  const { colors, sizes, variants } = groupLines(lines, parts, refuse)
  const body = productBody(fields, lookup, refuse)
  const isNew = parts === undefined
  const colorBodies = draftColors(colors, { compare, isNew, lookup, refuse })
  if (isNew || colorBodies.some(({ isChanged }) => isChanged)) body.colors = colorBodies.map((color) => color.body)
  const sizeBodies = draftSizes(sizes, { compare, isNew })
  if (sizeBodies.some(({ isChanged }) => isChanged)) body.sizes = sizeBodies.map((size) => size.body)
  const stock = variants.flatMap(({ line, color, size, known }) => {
    const about = { before: known && { onHand: String(known.onHand) }, of: [color, size].filter(Boolean).join(' ') }
    const value = compare.changed([line], 'onHand', about)
    if (!value) return []
    if (known && Number(value.after) < known.reserved) refuse(line.line, 'onHand', `held:${known.reserved}`)
    return [{ color, ...(size ? { size } : {}), onHand: Number(value.after) }]
  })
  if (stock.length > 0) body.stock = stock
  const firstLines = (groups: Group<unknown>[]) => groups.map(({ lines: [first] }) => first?.line)
  return { body, changes: compare.changes, fields, colorLines: firstLines(colors), sizeLines: firstLines(sizes) }
}

type CellRef = { before: Cells | undefined; of?: string }

function compareCells(columns: Set<CsvColumn>, refuse: ReportError) {
  const changes: CellChange[] = []

  /** The value of a group of lines: the first one counts, a different one is refused. */
  function value(group: FileLine[], column: CsvColumn): CellValue | undefined {
    if (!columns.has(column)) return undefined
    const written = group.filter(({ cells }) => (cells[column] ?? '') !== '')
    const [first] = written
    const other = written.find(({ cells }) => !isSame(column, first?.cells[column] ?? '', cells[column] ?? ''))
    if (first && other) refuse(other.line, column, `csv_differs:${first.line}`)
    return { after: first?.cells[column] ?? '', line: first?.line ?? group[0]?.line ?? 1 }
  }

  return {
    changes,
    /** The new value; undefined if nothing changes. */
    changed(group: FileLine[], column: CsvColumn, { before, of }: CellRef): CellValue | undefined {
      const now = value(group, column)
      const was = before?.[column] ?? ''
      if (group.length === 0 || !now || isSame(column, was, now.after)) return undefined
      if (now.after === '' && !clears(column)) return undefined
      changes.push({ line: now.line, column, before: was, after: now.after, ...(of ? { of } : {}) })
      return now
    },
    added({ lines: [first], name }: Group<unknown>, column: CsvColumn): void {
      changes.push({ line: first?.line ?? 1, column, before: '', after: name })
    },
  }
}

type Compare = ReturnType<typeof compareCells>
type DraftContext = { compare: Compare; isNew: boolean; lookup: Lookup; refuse: ReportError }

function draftColors(groups: Group<ProductParts['colors'][number]>[], { compare, isNew, lookup, refuse }: DraftContext) {
  return groups.map((group) => {
    const { known, name, lines } = group
    if (!known && !isNew) compare.added(group, 'color')
    const about = { before: known && colorCells(known), of: name }
    const en = compare.changed(lines, 'colorEn', about)
    const hex = compare.changed(lines, 'hex', about)
    const images = compare.changed(lines, 'images', about)
    const ids = images && splitList(images.after)
    if (images && ids?.some((id) => !lookup.hasImage(id))) refuse(images.line, 'images', 'gone')
    const body = {
      ...(known ? { id: known.id } : {}),
      color: name,
      ...(en ? { labels: { en: en.after || null } } : {}),
      ...(hex ? { hex: hex.after } : {}),
      ...(ids ? { images: ids } : {}),
    }
    return { body, isChanged: Boolean(!known || en || hex || images) }
  })
}

function draftSizes(groups: Group<ProductParts['sizes'][number]>[], { compare, isNew }: Pick<DraftContext, 'compare' | 'isNew'>) {
  return groups.map((group) => {
    const { known, name, lines } = group
    if (!known && !isNew) compare.added(group, 'size')
    const about = { before: known && sizeCells(known), of: name }
    const price = compare.changed(lines, 'sizePrice', about)
    const sale = compare.changed(lines, 'sizeSalePrice', about)
    const body = {
      size: name,
      price: price ? Number(price.after) : (known?.priceVnd ?? 0),
      salePrice: sale ? Number(sale.after) : (known?.salePriceVnd ?? 0),
    }
    return { body, isChanged: Boolean(!known || price || sale) }
  })
}

function productBody(fields: Map<CsvColumn, CellValue>, lookup: Lookup, refuse: ReportError): Record<string, unknown> {
  const text = (column: CsvColumn) => fields.get(column)?.after
  const number = (column: CsvColumn) => (fields.has(column) ? Number(text(column)) : undefined)
  const isYes = (column: CsvColumn) => (fields.has(column) ? text(column) === 'yes' : undefined)
  const category = fields.get('category')
  const categoryId = category && lookup.category(category.after)
  if (category && !categoryId) refuse(category.line, 'category', 'csv_unknown')
  const collections = fields.get('collections')
  const ids = collections && splitList(collections.after).map(lookup.collection)
  if (collections && ids?.includes(undefined)) refuse(collections.line, 'collections', 'csv_unknown')
  const isSewn = isYes('madeToOrder')
  return definedOf({
    name: text('name'),
    labels: fields.has('nameEn') ? { en: text('nameEn') || null } : undefined,
    slug: text('slug'),
    category: categoryId,
    collections: ids,
    tags: fields.has('tags') ? splitList(text('tags') ?? '') : undefined,
    status: text('status'),
    price: number('price'),
    salePrice: number('salePrice'),
    availability: isSewn === undefined ? undefined : isSewn ? 'Made to order' : 'In stock',
    leadDays: number('leadDays'),
    published: isYes('published'),
    descriptions:
      fields.has('description') || fields.has('descriptionEn')
        ? definedOf({ vi: text('description'), en: text('descriptionEn') })
        : undefined,
  })
}

function definedOf(body: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
}
