import { crc32, deflateRawSync } from 'node:zlib'

/** For tests: a workbook with one sheet, as spreadsheets write it. */
export function workbookOf(rows: (string | number | null)[][], more: Record<string, string> = {}): Buffer {
  const shared: string[] = []
  const cell = (value: string | number | null, row: number, column: number) => {
    const reference = `${String.fromCharCode(65 + column)}${row + 1}`
    if (value === null) return ''
    if (typeof value === 'number') return `<c r="${reference}"><v>${value}</v></c>`
    shared.push(value)
    return `<c r="${reference}" t="s"><v>${shared.length - 1}</v></c>`
  }
  const body = rows.map((cells, row) => `<row r="${row + 1}">${cells.map((value, column) => cell(value, row, column)).join('')}</row>`)
  const escaped = shared.map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
  return zipOf({
    'xl/workbook.xml': '<workbook><sheets><sheet name="COD" sheetId="1" r:id="rId7"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="rId7" Target="worksheets/sheet9.xml"/></Relationships>',
    'xl/sharedStrings.xml': `<sst>${escaped.map((text) => `<si><t xml:space="preserve">${text}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet9.xml': `<worksheet><sheetData>${body.join('')}</sheetData></worksheet>`,
    ...more,
  })
}

/** A ZIP archive of texts. */
export function zipOf(files: Record<string, string>): Buffer {
  const local: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text)
    const packed = deflateRawSync(content)
    const sizes = Buffer.alloc(12)
    sizes.writeUInt32LE(crc32(content), 0)
    sizes.writeUInt32LE(packed.length, 4)
    sizes.writeUInt32LE(content.length, 8)
    const head = Buffer.concat([
      Buffer.from('PK\x03\x04'),
      short(20, 0, 8, 0, 0),
      sizes,
      short(Buffer.byteLength(name), 0),
      Buffer.from(name),
    ])
    const place = Buffer.alloc(4)
    place.writeUInt32LE(offset)
    directory.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02'),
        short(20, 20, 0, 8, 0, 0),
        sizes,
        short(Buffer.byteLength(name), 0, 0, 0, 0, 0, 0),
        place,
        Buffer.from(name),
      ]),
    )
    local.push(head, packed)
    offset += head.length + packed.length
  }
  const list = Buffer.concat(directory)
  const span = Buffer.alloc(8)
  span.writeUInt32LE(list.length, 0)
  span.writeUInt32LE(offset, 4)
  const count = directory.length
  return Buffer.concat([...local, list, Buffer.from('PK\x05\x06'), short(0, 0, count, count), span, short(0)])
}

function short(...values: number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 2)
  for (const [at, value] of values.entries()) buffer.writeUInt16LE(value, at * 2)
  return buffer
}
