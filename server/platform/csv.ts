import { CsvError, parse } from 'csv-parse/sync'

/**
 * Comma-separated values (RFC 4180) as spreadsheets write and read them: quoted cells, any line ends, a BOM, and `;` or
 * tabs as separators, as Excel uses where the comma is the decimal sign.
 */

export type CsvRow = { line: number; cells: string[] }
export type CsvRead = { rows: CsvRow[] } | { error: { line: number; key: 'csv_open_quote' | 'csv_stray_quote' } }

/** Every row with the line it begins in, also for an error; leaves out empty lines. */
export function readCsv(text: string): CsvRead {
  const rows: CsvRow[] = []
  // The parser counts CRLF within quotes as two lines.
  let line = 1
  const addRow = (cells: string[]) => {
    if (cells.some((value) => value.trim() !== '')) rows.push({ line, cells })
    line += 1 + cells.reduce((sum, value) => sum + countLineEnds(value), 0)
    return null
  }
  try {
    parse(text, {
      bom: true,
      // Its own detection ignores quotes.
      delimiter: separatorOf(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      // Unlimited: uploads are limited.
      max_record_size: 0,
      on_record: addRow,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { error: { line, key: error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'csv_open_quote' : 'csv_stray_quote' } }
  }
  return { rows }
}

/** A row for spreadsheets; a text that looks like a formula stays text. */
export function writeCsvRow(cells: (string | number)[], separator: string): string {
  return `${cells.map((cell) => writeCell(cell, separator)).join(separator)}\r\n`
}

/** The BOM by which spreadsheets recognize UTF-8; without it Excel shows "Ão dÃ i". */
export const csvByteOrderMark = '\uFEFF'

/** White space alone is not a formula. Some spreadsheets treat full-width signs like normal ones. */
const formula = /^(?!\s*$)[=+\-@\t\r\n＝＋－＠]/

/** Reverts the protection against formulas of {@link writeCsvRow}. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell
}

/** Also the separators the file does not use: a spreadsheet that splits at one would read the rest as a formula. */
const quotedSigns = /["\r\n,;\t]/

function writeCell(cell: string | number, separator: string): string {
  if (typeof cell === 'number') return String(cell)
  const text = formula.test(cell) ? `'${cell}` : cell
  return quotedSigns.test(text) || text.includes(separator) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text
}

function countLineEnds(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0
}

/** The most frequent separator, outside of quotes, in the first line that has one: titles may stand above a table. */
function separatorOf(content: string): string {
  const first = /^.*[,;\t].*$/m.exec(content.replace(/"(?:[^"]|"")*"/g, ''))?.[0] ?? ''
  const counts = [',', ';', '\t'].map((separator) => ({ separator, count: first.split(separator).length }))
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).separator
}

/** Longer than "1.290.000.000.000 VND". */
const longestNumber = 60

/** Parses whole numbers as people write them: "129000", "129.000", "129,000", "129 000 ₫". Null for anything else. */
export function readWholeNumber(text: string): number | null {
  const given = text.trim()
  // Bounds the backtracking of the next pattern over blanks.
  if (given.length > longestNumber) return null
  const plainText = given.replace(/\s*(?:₫|đ|vnđ|vnd)$/i, '')
  if (/^\d{1,15}$/.test(plainText)) return Number(plainText)
  return /^\d{1,3}(?:([.,\s\u00a0])\d{3})(?:\1\d{3})*$/.test(plainText) ? Number(plainText.replace(/\D/g, '')) : null
}

/** Decodes UTF-8, or UTF-16 with a BOM. Undefined if it is not text. */
export function decodeText(content: Buffer): string | undefined {
  const isWide = content[0] === 0xff && content[1] === 0xfe
  try {
    const text = new TextDecoder(isWide ? 'utf-16le' : 'utf-8', { fatal: true }).decode(content)
    return text.includes('\u0000') ? undefined : text
  } catch {
    return undefined
  }
}
