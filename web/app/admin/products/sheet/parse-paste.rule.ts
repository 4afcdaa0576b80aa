import type { SheetRow } from '../../../../../contract/admin/price-sheet.ts'
import { stripDiacritics } from '../../../../../contract/language/strip-diacritics.ts'
import { readOnHand, readWhole } from './read-cells.rule.ts'

type PasteColumn = 'sku' | 'color' | 'size' | 'price' | 'onHand'
export type PasteProblem = { line: number; key: 'no_columns' | 'no_sku' | 'price' | 'on_hand' | 'nothing'; value: string }
/** `lines`: the line of each row in the pasted text. */
export type Paste = { rows: SheetRow[]; lines: number[]; problems: PasteProblem[] }

/** Headings without diacritics; others are skipped. */
const headings: Record<string, PasteColumn> = {
  ...{ ma: 'sku', sku: 'sku', 'ma hang': 'sku', 'ma sp': 'sku', 'ma san pham': 'sku' },
  ...{ mau: 'color', 'mau sac': 'color', color: 'color', colour: 'color' },
  ...{ size: 'size', co: 'size', 'kich co': 'size' },
  ...{ gia: 'price', 'gia ban': 'price', 'don gia': 'price', price: 'price' },
  ...{ ton: 'onHand', 'ton kho': 'onHand', 'so luong': 'onHand', sl: 'onHand', stock: 'onHand', 'on hand': 'onHand', onhand: 'onHand' },
}

/** Columns of a paste without headings, by their number. */
const plainColumns: Record<number, PasteColumn[]> = {
  2: ['sku', 'price'],
  3: ['sku', 'price', 'onHand'],
  4: ['sku', 'size', 'price', 'onHand'],
  5: ['sku', 'color', 'size', 'price', 'onHand'],
}

/** The rows of a text copied from a spreadsheet: cells between tabs, or between semicolons where there is no tab. */
export function parsePaste(text: string): Paste {
  const separator = text.includes('\t') ? '\t' : ';'
  const table = text
    .split(/\r\n|\r|\n/)
    .map((line, at) => ({ line: at + 1, cells: line.split(separator).map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  const [first, ...rest] = table
  if (!first) return { rows: [], lines: [], problems: [] }
  const named = first.cells.map((cell) => headings[stripDiacritics(cell).toLowerCase()])
  const hasHeadings = named.includes('sku')
  const columns = hasHeadings ? named : plainColumns[Math.max(...table.map(({ cells }) => cells.length))]
  if (!columns || !(columns.includes('price') || columns.includes('onHand')))
    return { rows: [], lines: [], problems: [{ line: first.line, key: 'no_columns', value: '' }] }
  const paste: Paste = { rows: [], lines: [], problems: [] }
  for (const { line, cells } of hasHeadings ? rest : table) {
    const read = readRow(columns, cells)
    if ('key' in read) paste.problems.push({ line, ...read })
    else {
      paste.rows.push(read)
      paste.lines.push(line)
    }
  }
  return paste
}

function readRow(columns: readonly (PasteColumn | undefined)[], cells: readonly string[]): SheetRow | Pick<PasteProblem, 'key' | 'value'> {
  const cell = (column: PasteColumn) => cells[columns.indexOf(column)] ?? ''
  const sku = cell('sku')
  const [price, onHand] = [readWhole(cell('price')), readOnHand(cell('onHand'))]
  if (sku === '') return { key: 'no_sku', value: '' }
  if (price === undefined) return { key: 'price', value: cell('price') }
  if (onHand === undefined) return { key: 'on_hand', value: cell('onHand') }
  if (price === null && onHand === null) return { key: 'nothing', value: '' }
  return {
    sku,
    ...(cell('color') ? { color: cell('color') } : {}),
    ...(cell('size') ? { size: cell('size') } : {}),
    ...(price === null ? {} : { price }),
    ...(onHand === null ? {} : { onHand }),
  }
}
