/**
 * Comma-separated values (RFC 4180) as spreadsheets write and read them: quoted cells, any line ends, a BOM, and `;` or
 * tabs as separators, as Excel uses where the comma is the decimal sign.
 */

export type CsvRow = { line: number; cells: string[] }
export type CsvRead = { rows: CsvRow[] } | { error: { line: number; key: 'csv_open_quote' | 'csv_stray_quote' } }

/** Every row with the line it begins in; leaves out empty lines. */
export function readCsv(text: string): CsvRead {
  const content = text.replace(/^\uFEFF/, '')
  const separator = separatorOf(content)
  const rows: CsvRow[] = []
  let cells: string[] = []
  let [line, begins, at] = [1, 1, 0]
  while (at < content.length || cells.length > 0) {
    const cell = content[at] === '"' ? quoted(content, at) : plain(content, at, separator)
    if ('trouble' in cell) return { error: { line, key: cell.trouble } }
    cells.push(cell.value)
    line += countLines(cell.value)
    at = cell.end
    if (content[at] === separator) {
      at++
      continue
    }
    if (at < content.length && !isLineEnd(content[at])) return { error: { line, key: 'csv_stray_quote' } }
    if (cells.some((value) => value.trim() !== '')) rows.push({ line: begins, cells })
    cells = []
    if (at >= content.length) break
    at += content.startsWith('\r\n', at) ? 2 : 1
    line++
    begins = line
  }
  return { rows }
}

/** A row for spreadsheets; a text that looks like a formula stays text. */
export function writeCsvRow(cells: (string | number)[], separator: string): string {
  return `${cells.map((cell) => writeCell(cell, separator)).join(separator)}\r\n`
}

/** The BOM by which spreadsheets recognize UTF-8; without it Excel shows "Ão dÃ i". */
export const csvMark = '\uFEFF'

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

type Cell = { value: string; end: number } | { trouble: 'csv_open_quote' | 'csv_stray_quote' }

function quoted(content: string, start: number): Cell {
  for (let at = start + 1; ; at++) {
    at = content.indexOf('"', at)
    if (at === -1) return { trouble: 'csv_open_quote' }
    if (content[at + 1] !== '"') return { value: content.slice(start + 1, at).replaceAll('""', '"'), end: at + 1 }
    at++
  }
}

function plain(content: string, start: number, separator: string): Cell {
  let end = start
  while (end < content.length && content[end] !== separator && !isLineEnd(content[end])) end++
  const value = content.slice(start, end)
  return value.includes('"') ? { trouble: 'csv_stray_quote' } : { value, end }
}

function isLineEnd(character: string | undefined): boolean {
  return character === '\n' || character === '\r'
}

function countLines(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0
}

/** The most frequent separator in the first line, outside of quotes. */
function separatorOf(content: string): string {
  const first = content.replace(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1)[0] ?? ''
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
