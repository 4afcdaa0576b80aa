import { type StatementField, type StatementHeadings, statementFields } from '../../../../../contract/admin/cod-statements.ts'
import { stripDiacritics } from '../../../../../contract/text.ts'
import { readWholeNumber } from '../../../../platform/csv.ts'
import type { TableRow } from '../../../../platform/read-table.ts'

export type ParsedLine = { line: number; code: string; amountVnd: number; feeVnd: number; day: string | null }
type Columns = Record<StatementField, number | null>
/** `line`: the row that cannot be read. */
export type ParsedStatement = { lines: ParsedLine[] } | { error: { line: number; field: StatementField } }

/** Titles, the shop's name and a period stand above the headings. */
const rowsAboveHead = 25

/** What carriers call these columns, without diacritics; the first pattern that fits a column wins. */
const names: Record<StatementField, RegExp[]> = {
  code: [/ma van don|van don|tracking|awb|waybill|bill ?code/, /ma don ?ghn|ma don ?ghtk|order ?code/, /ma don|ma phieu/],
  amount: [/tien thu ho|so tien cod|tien cod|cod amount/, /thu ho|\bcod\b|collected/],
  fee: [/tong phi|tong cuoc|total fee/, /phi|cuoc|fee/],
  day: [/ngay (giao|doi soat|thanh toan)/, /ngay|date/],
}

export type FoundHead = { at: number; headings: string[]; guess: Partial<StatementHeadings> }

/** The row of the headings: with the given ones, else the first that looks like one. Null in an empty file. */
export function findHead(rows: readonly TableRow[], headings: StatementHeadings | null): FoundHead | null {
  const first = rows.slice(0, rowsAboveHead)
  const has = (row: TableRow, heading: string) => row.cells.some((cell) => plain(cell) === plain(heading))
  const known = headings && first.findIndex((row) => has(row, headings.code) && has(row, headings.amount))
  const guessed = first.findIndex((row) => {
    const guess = guessColumns(row.cells)
    return guess.code !== undefined && guess.amount !== undefined
  })
  const widest = first.findIndex((row) => row.cells.filter((cell) => cell.trim() !== '').length > 1)
  const at = [known ?? -1, guessed, widest, 0].find((index) => index >= 0) ?? 0
  const row = rows[at]
  if (!row) return null
  return { at, headings: row.cells.map((cell) => cell.trim().slice(0, 120)), guess: guessColumns(row.cells) }
}

function guessColumns(cells: readonly string[]): Partial<StatementHeadings> {
  const taken = new Set<number>()
  const guess: Partial<StatementHeadings> = {}
  for (const field of statementFields) {
    for (const pattern of names[field]) {
      const at = cells.findIndex((cell, index) => !taken.has(index) && pattern.test(plain(cell)) && !(field === 'amount' && isFee(cell)))
      if (at < 0) continue
      taken.add(at)
      guess[field] = cells[at]?.trim().slice(0, 120) ?? ''
      break
    }
  }
  return guess
}

function isFee(cell: string): boolean {
  return /phi|cuoc|fee/.test(plain(cell))
}

/** Whether a file has these columns. */
export function fits(headings: StatementHeadings, found: FoundHead): boolean {
  const columns = columnsOf(headings, found)
  return columns.code !== null && columns.amount !== null && statementFields.every((field) => !headings[field] || columns[field] !== null)
}

/** A field whose column another field has, too: a fee read from the sums would leave nothing. */
export function findRepeated(headings: StatementHeadings, found: FoundHead): StatementField | undefined {
  const columns = columnsOf(headings, found)
  return statementFields.find((field, at) =>
    statementFields.slice(0, at).some((other) => columns[field] === columns[other] && columns[field] !== null),
  )
}

function columnsOf(headings: StatementHeadings, { headings: cells }: FoundHead): Columns {
  const at = (heading: string | null) => {
    const index = heading === null ? -1 : cells.findIndex((cell) => plain(cell) === plain(heading))
    return index < 0 ? null : index
  }
  return { code: at(headings.code), amount: at(headings.amount), fee: at(headings.fee), day: at(headings.day) }
}

/** The parcels of a statement. Rows without a code are sums or remarks. */
export function parseStatement(rows: readonly TableRow[], headings: StatementHeadings, found: FoundHead): ParsedStatement {
  const columns = columnsOf(headings, found)
  const lines: ParsedLine[] = []
  for (const { line, cells } of rows.slice(found.at + 1)) {
    const cell = (field: StatementField) => (columns[field] === null ? '' : (cells[columns[field]] ?? '').trim())
    const code = cell('code').slice(0, 60).toUpperCase()
    if (code === '' || /^(tong|cong|total)\b/.test(plain(code))) continue
    const amountVnd = readSum(cell('amount'))
    if (amountVnd === null || amountVnd < 0) return { error: { line, field: 'amount' } }
    const feeVnd = readSum(cell('fee'))
    if (feeVnd === null) return { error: { line, field: 'fee' } }
    lines.push({ line, code, amountVnd, feeVnd: Math.abs(feeVnd), day: readDay(cell('day')) })
  }
  return { lines }
}

/** A sum in dong; an empty cell is 0. Null for anything that is no number. */
export function readSum(written: string): number | null {
  const text = withoutCurrency(written)
  if (text === '' || minus.test(text)) return 0
  // Accountants write negative sums in parentheses.
  const inside = /^\((.*)\)$/.exec(text)?.[1]
  const digits = withoutCurrency((inside ?? text).replace(/^[-−–]/, ''))
  const isNegative = inside !== undefined || digits !== text
  const sum = readWholeNumber(withoutHundredths(digits))
  return sum === null || sum > 9_000_000_000_000 ? null : isNegative ? -sum : sum
}

const minus = /^[-−–]$/
const currency = 'vnđ|vnd|đồng|dong|₫|đ'
const currencyBefore = new RegExp(`^(?:${currency})`, 'i')
const currencyAfter = new RegExp(`(?:${currency})$`, 'i')

function withoutCurrency(text: string): string {
  return text.trim().replace(currencyBefore, '').replace(currencyAfter, '').trim()
}

/** Databases export hundredths of a dong. A sign that groups the thousands does not begin them. */
function withoutHundredths(digits: string): string {
  const [, whole, sign] = /^(.*\d)([.,])0{1,2}$/.exec(digits) ?? []
  return whole !== undefined && sign !== undefined && !whole.includes(sign) ? whole : digits
}

/** Excel counts days from 30 December 1899. */
const excelEpoch = Date.UTC(1899, 11, 30)

/** A day as YYYY-MM-DD: 26/11/2026, 2026-11-26 10:30, or Excel's number. Null where it is none: the day is only informative. */
export function readDay(written: string): string | null {
  const serial = /^(\d{5})(?:\.\d+)?$/.exec(written)?.[1]
  if (serial) return new Date(excelEpoch + Number(serial) * 86_400_000).toISOString().slice(0, 10)
  const local = /^(?:\d{1,2}:\d{2}(?::\d{2})?\s+)?(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/.exec(written)
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})/.exec(written)
  const [year, month, day] = local ? [local[3], local[2], local[1]] : iso ? iso.slice(1) : []
  if (!year || !month || !day) return null
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const read = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(text) ? text : null
}

function plain(text: string): string {
  return stripDiacritics(text).toLowerCase().replace(/\s+/g, ' ').trim()
}
