import { decodeText, readCsv, withoutGuard } from '../../../platform/csv.ts'
import { type CsvColumn, findColumn, readCell } from './csv-columns.rule.ts'
import type { Cells } from './product-cells.rule.ts'

/** An error in a file and its position; `key`: an issue of the contract. */
export type CsvError = {
  line: number
  column: CsvColumn | null
  /** The heading, if it is not one of our columns. */
  head?: string
  key: string
}
export type FileLine = { line: number; cells: Cells }
export type FileProduct = { sku: string; lines: FileLine[] }
export type ProductsCsv = { columns: Set<CsvColumn>; products: FileProduct[]; troubles: CsvError[] }

/** The most lines in one file: an import is one transaction. */
const maxCsvLines = 5_000

/** Parses a file: validates every cell and groups the lines of a product, in any order. */
export function parseProductsCsv(content: Buffer): ProductsCsv {
  const text = decodeText(content)
  if (text === undefined) return broken(1, 'csv_encoding')
  const read = readCsv(text)
  if ('error' in read) return broken(read.error.line, read.error.key)
  const [head, ...rows] = read.rows
  if (!head || rows.length === 0) return broken(1, 'csv_empty')
  if (rows.length > maxCsvLines) return broken(rows[maxCsvLines]?.line ?? 1, `csv_too_many:${maxCsvLines}`)
  const { columns, troubles } = readHead(head.cells, head.line)
  const products = new Map<string, FileProduct>()
  if (troubles.length === 0)
    for (const { line, cells: written } of rows) {
      if (written.slice(columns.length).some((cell) => cell.trim() !== '')) troubles.push({ line, column: null, key: 'csv_too_long' })
      const cells = readLine(columns, written, (column, key) => troubles.push({ line, column, key }))
      const sku = cells.sku ?? ''
      if (sku === '') troubles.push({ line, column: 'sku', key: 'required' })
      const product = products.get(sku) ?? { sku, lines: [] }
      product.lines.push({ line, cells })
      products.set(sku, product)
    }
  products.delete('')
  return { columns: new Set(columns), products: [...products.values()], troubles }
}

function broken(line: number, key: string): ProductsCsv {
  return { columns: new Set(), products: [], troubles: [{ line, column: null, key }] }
}

function readHead(heads: string[], line: number): { columns: CsvColumn[]; troubles: CsvError[] } {
  const troubles: CsvError[] = []
  const columns: CsvColumn[] = []
  // Spreadsheets often append empty columns.
  const written = heads.slice(0, heads.findLastIndex((head) => head.trim() !== '') + 1)
  for (const head of written) {
    const column = findColumn(head)
    if (!column) troubles.push({ line, column: null, head: head.trim().slice(0, 60), key: 'csv_unknown_column' })
    else if (columns.includes(column)) troubles.push({ line, column, key: 'twice' })
    columns.push(column ?? 'sku')
  }
  if (!columns.includes('sku') && troubles.length === 0) troubles.push({ line, column: 'sku', key: 'csv_missing_column' })
  return { columns, troubles }
}

function readLine(columns: CsvColumn[], written: string[], refuse: (column: CsvColumn, key: string) => void): Cells {
  const cells: Cells = {}
  for (const [at, column] of columns.entries()) {
    const read = readCell(column, withoutGuard(written[at] ?? ''))
    if ('key' in read) refuse(column, read.key)
    else cells[column] = read.value
  }
  return cells
}
