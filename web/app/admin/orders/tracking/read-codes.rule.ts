import { stripDiacritics } from '../../../../../contract/language/strip-diacritics.ts'
import { parseOrderNumber } from '../../../../../contract/orders/order-number.ts'
import { parsePhone } from '../../../../../contract/phone-number.ts'

/** A row of a carrier's file: whose parcel it is, and its tracking code. */
export type CodeRow = { line: number; orderNumber: string | null; phone: string | null; code: string | null }

const orderNumber = /\bMM ?\d{6}[- ]?[0-9A-Z]{4}\b/i
/** Headings of the column of codes, without diacritics. */
const codeHeading = /van don|buu gui|tracking|awb|waybill|bill ?code|^ma (don )?(ghn|ghtk|spx|vtp|j&t|vnpost|viettel)/
/** Titles and a period stand above the headings. */
const rowsAboveHead = 25
/** At least one digit among 6 to 40 letters, digits, dots and hyphens. */
const codeShape = /^(?=.*\d)[0-9A-Z][0-9A-Z.-]{5,39}$/i
const dateShape = /^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}$/
/** A sum with separators; a code of digits alone has none. */
const sumShape = /^\d{1,3}([.,]\d{3})+$/

/** Reads a text copied from a spreadsheet, or of a CSV file. A row needs an order number or a phone. */
export function readCodes(text: string): CodeRow[] {
  const separator = ['\t', ';', ','].find((each) => text.includes(each)) ?? '\t'
  const table = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((row, at) => ({
      line: at + 1,
      cells: row.split(separator).map((cell) =>
        cell
          .trim()
          .replace(/^"(.*)"$/, '$1')
          .trim(),
      ),
    }))
    .filter(({ cells }) => cells.some(Boolean))
  const head = table.slice(0, rowsAboveHead).findIndex(({ cells }) => cells.filter(Boolean).length > 1 && columnOf(cells) >= 0)
  const column = columnOf(table[head]?.cells ?? [])
  return table.slice(head + 1).flatMap(({ line, cells }) => {
    const number = cells.map((cell) => parseOrderNumber(orderNumber.exec(cell)?.[0] ?? '')).find(Boolean) ?? null
    const phone = cells.map(phoneOf).find(Boolean) ?? null
    if (number === null && phone === null && column < 0) return []
    const written = column < 0 ? longest(cells.filter(isCode)) : cells[column]
    return [{ line, orderNumber: number, phone, code: written?.toUpperCase() || null }]
  })
}

const columnOf = (cells: readonly string[]) => cells.findIndex((cell) => codeHeading.test(stripDiacritics(cell).toLowerCase()))

/** Spreadsheets drop the zero at the start of a phone. */
const phoneOf = (cell: string) =>
  /^[\d+ .()-]+$/.test(cell) ? (parsePhone(cell) ?? (/^\d{9}$/.test(cell) ? parsePhone(`0${cell}`) : null)) : null

function isCode(cell: string): boolean {
  return codeShape.test(cell) && !orderNumber.test(cell) && !phoneOf(cell) && !dateShape.test(cell) && !sumShape.test(cell)
}

const longest = (cells: readonly string[]) => cells.toSorted((a, b) => b.length - a.length)[0]
