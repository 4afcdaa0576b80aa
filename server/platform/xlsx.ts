import { inflateRawSync } from 'node:zlib'

/**
 * The cells of the first sheet of an Excel workbook (.xlsx) as text. A workbook is a ZIP archive of XML files; only the four
 * that hold the sheet are unpacked, each up to a limit, so that a small file cannot fill the memory.
 */

export type XlsxRow = { line: number; cells: string[] }
export type XlsxRead = { rows: XlsxRow[] } | { error: 'not-a-workbook' | 'too-large' }

const limits = { entries: 500, unpackedBytes: 8_000_000, rows: 5_000, columns: 100, cellLength: 2_000 }

class TooLarge extends Error {}

/** Whether a file is a ZIP archive, as a workbook is. */
export function isZip(content: Buffer): boolean {
  return content.length > 4 && content.readUInt32LE(0) === 0x04034b50
}

export function readXlsx(content: Buffer): XlsxRead {
  try {
    const files = listEntries(content)
    const sheet = files && readSheet(content, files)
    return sheet ? { rows: sheet } : { error: 'not-a-workbook' }
  } catch (error) {
    return { error: error instanceof TooLarge ? 'too-large' : 'not-a-workbook' }
  }
}

type Entry = { method: number; start: number; size: number }

/** The entries of the archive's central directory, by name. Null where there is none. */
function listEntries(zip: Buffer): Map<string, Entry> | null {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (end < 0) return null
  const count = zip.readUInt16LE(end + 10)
  if (count > limits.entries) throw new TooLarge()
  const entries = new Map<string, Entry>()
  let at = zip.readUInt32LE(end + 16)
  for (let index = 0; index < count && zip.readUInt32LE(at) === 0x02014b50; index++) {
    const [nameLength, extraLength, noteLength] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32)]
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const header = zip.readUInt32LE(at + 42)
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28)
    entries.set(name.replace(/^\//, ''), { method: zip.readUInt16LE(at + 10), start, size: zip.readUInt32LE(at + 20) })
    at += 46 + nameLength + extraLength + noteLength
  }
  return entries
}

function unpack(zip: Buffer, { method, start, size }: Entry): string {
  const packed = zip.subarray(start, start + size)
  return withoutPrefix(method === 0 ? packed.toString('utf8') : inflate(packed))
}

function inflate(packed: Buffer): string {
  try {
    return inflateRawSync(packed, { maxOutputLength: limits.unpackedBytes }).toString('utf8')
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? new TooLarge() : error
  }
}

/** Some programs write `<x:row>`. */
function withoutPrefix(xml: string): string {
  return xml.includes('<x:') ? xml.replaceAll('<x:', '<').replaceAll('</x:', '</') : xml
}

function readSheet(zip: Buffer, files: Map<string, Entry>): XlsxRow[] | null {
  const textOf = (name: string) => {
    const entry = files.get(name)
    return entry ? unpack(zip, entry) : ''
  }
  const sheet = files.get(firstSheet(textOf('xl/workbook.xml'), textOf('xl/_rels/workbook.xml.rels')))
  if (!sheet) return null
  const shared = [...elements(textOf('xl/sharedStrings.xml'), 'si')].map(({ inner }) => textIn(inner))
  const rows: XlsxRow[] = []
  for (const { tag, inner } of elements(unpack(zip, sheet), 'row')) {
    if (rows.length >= limits.rows) throw new TooLarge()
    const cells = readCells(inner, shared)
    const line = Number(attribute(tag, 'r')) || (rows.at(-1)?.line ?? 0) + 1
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells })
  }
  return rows
}

/** The file of the first sheet, by the workbook's relations. */
function firstSheet(workbook: string, relations: string): string {
  const [first] = elements(workbook, 'sheet')
  const id = first && attribute(first.tag, 'r:id')
  const relation = [...elements(relations, 'Relationship')].find(({ tag }) => attribute(tag, 'Id') === id)
  const target = relation && attribute(relation.tag, 'Target')
  return target ? (target.startsWith('/') ? target.slice(1) : `xl/${target}`) : 'xl/worksheets/sheet1.xml'
}

function readCells(row: string, shared: string[]): string[] {
  const cells: string[] = []
  for (const { tag, inner } of elements(row, 'c')) {
    const column = columnOf(attribute(tag, 'r')) ?? cells.length
    if (column >= limits.columns) continue
    while (cells.length < column) cells.push('')
    cells[column] = cellText(attribute(tag, 't'), inner, shared).slice(0, limits.cellLength)
  }
  return cells
}

function cellText(type: string | undefined, inner: string, shared: string[]): string {
  if (type === 'inlineStr') return textIn(inner)
  const [value] = elements(inner, 'v')
  const text = decode(value?.inner ?? '')
  if (type === 's') return shared[Number(text)] ?? ''
  if (type === 'str' || type === 'b' || type === 'e') return text
  if (text === '') return unsolved(inner)
  // A number as the computer stores it: 1.29E5, 129000.00000000001. Rounding a long tracking code would change its digits.
  const number = Number(text)
  if (Number.isInteger(number)) return String(number)
  return Number.isFinite(number) ? String(Math.round(number * 100) / 100) : text
}

/** A formula that no spreadsheet has computed stays visible: as an empty cell it would count as 0. */
function unsolved(inner: string): string {
  const [formula] = elements(inner, 'f')
  return formula ? `=${decode(formula.inner)}` : ''
}

/** `BC12` → 54. Undefined for a cell without a reference. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  return letters === undefined ? undefined : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** A text may consist of several runs. Readings of signs (`rPh`) are not part of it. */
function textIn(xml: string): string {
  const runs = [...elements(withoutReadings(xml), 't')]
  return runs.map(({ inner }) => decode(inner)).join('')
}

function withoutReadings(xml: string): string {
  const start = xml.indexOf('<rPh')
  return start < 0 ? xml : xml.slice(0, start)
}

type Element = { tag: string; inner: string }

/** The elements with a name, one after the other; in time linear to the text. They do not contain each other. */
function* elements(xml: string, name: string): Generator<Element> {
  let at = 0
  while (true) {
    at = xml.indexOf(`<${name}`, at)
    if (at < 0) return
    const next = xml[at + name.length + 1]
    const tagEnd = xml.indexOf('>', at)
    if (tagEnd < 0) return
    if (next !== '>' && next !== '/' && next !== ' ' && next !== '\n' && next !== '\r' && next !== '\t') {
      at = tagEnd
      continue
    }
    const tag = xml.slice(at, tagEnd)
    if (tag.endsWith('/')) {
      yield { tag, inner: '' }
      at = tagEnd
      continue
    }
    const end = xml.indexOf(`</${name}>`, tagEnd)
    if (end < 0) return
    yield { tag, inner: xml.slice(tagEnd + 1, end) }
    at = end
  }
}

function attribute(tag: string, name: string): string | undefined {
  const start = tag.indexOf(` ${name}="`)
  if (start < 0) return undefined
  const from = start + name.length + 3
  const end = tag.indexOf('"', from)
  return end < 0 ? undefined : decode(tag.slice(from, end))
}

const named: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

function decode(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|([a-z]{2,4}));/g, (written, decimal, hex, name) => {
    if (name) return named[name] ?? written
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
