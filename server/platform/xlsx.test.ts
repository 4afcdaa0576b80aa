import { describe, expect, test } from 'vitest'
import { workbookOf, zipOf } from '../testing/xlsx-fixture.ts'
import { isZip, readXlsx } from './xlsx.ts'

const cellsOf = (file: Buffer) => {
  const read = readXlsx(file)
  return 'rows' in read ? read.rows.map(({ cells }) => cells) : read.error
}
const sheet = 'xl/worksheets/sheet9.xml'

describe('workbook', () => {
  test('is read cell by cell, with the gaps between them and the numbers of its rows', () => {
    const file = workbookOf([['Bảng đối soát'], [null, null], ['Mã vận đơn', null, 'Tiền'], ['GA & <1>', 129_000.0000000001, 1.29e5]])
    expect(isZip(file)).toBe(true)
    expect(readXlsx(file)).toEqual({
      rows: [
        { line: 1, cells: ['Bảng đối soát'] },
        { line: 3, cells: ['Mã vận đơn', '', 'Tiền'] },
        { line: 4, cells: ['GA & <1>', '129000', '129000'] },
      ],
    })
  })

  test('may write its texts into the cells, in several runs, and leave out references', () => {
    const row = '<row><c t="inlineStr"><is><r><t>Mã </t></r><r><t>đơn&#10;&#x41;</t></r></is></c><c t="str"><v>x</v></c><c/></row>'
    expect(cellsOf(workbookOf([], { [sheet]: `<worksheet><sheetData>${row}</sheetData></worksheet>` }))).toEqual([['Mã đơn\nA', 'x', '']])
  })

  test('has every digit of a long tracking code that is stored as a number', () => {
    expect(cellsOf(workbookOf([[496764620102837, 521048729716649, 12.005]]))).toEqual([['496764620102837', '521048729716649', '12.01']])
  })

  test('has no empty cell where a formula has no result', () => {
    const row = '<row><c><f>B1*2</f></c><c><f>B1*3</f><v></v></c><c><f>B1</f><v>350000</v></c><c t="e"><f>1/0</f><v>#DIV/0!</v></c></row>'
    expect(cellsOf(workbookOf([], { [sheet]: `<worksheet><sheetData>${row}</sheetData></worksheet>` }))).toEqual([
      ['=B1*2', '=B1*3', '350000', '#DIV/0!'],
    ])
  })

  test('may have names with a prefix', () => {
    const rows = '<x:row r="2"><x:c r="B2"><x:v>7</x:v></x:c></x:row>'
    expect(cellsOf(workbookOf([], { [sheet]: `<x:worksheet><x:sheetData>${rows}</x:sheetData></x:worksheet>` }))).toEqual([['', '7']])
  })

  test.each<[string, Buffer]>([
    ['a text', Buffer.from('sku,price')],
    ['another archive', zipOf({ 'word/document.xml': '<w/>' })],
    ['a cut archive', workbookOf([['a']]).subarray(0, 120)],
    [
      'an archive whose directory points nowhere',
      Buffer.from(`PK\x03\x04${'\0'.repeat(40)}PK\x05\x06\0\0\0\0\x01\0\x01\0\xff\xff\0\0\xff\xff\0\0\0\0`, 'latin1'),
    ],
  ])('is not %s', (_, file) => {
    expect(cellsOf(file)).toBe('not-a-workbook')
  })

  test('is refused where it unpacks to more than the limit, or has too many rows', () => {
    const bomb = workbookOf([], { [sheet]: `<worksheet><sheetData>${' '.repeat(9_000_000)}</sheetData></worksheet>` })
    expect(bomb.length).toBeLessThan(50_000)
    expect(cellsOf(bomb)).toBe('too-large')
    const long = workbookOf([], { [sheet]: `<worksheet><sheetData>${'<row><c><v>1</v></c></row>'.repeat(5_001)}</sheetData></worksheet>` })
    expect(cellsOf(long)).toBe('too-large')
  })
})
