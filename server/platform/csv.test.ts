import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvByteOrderMark, decodeText, readCsv, readWholeNumber, withoutGuard, writeCsvRow } from './csv.ts'

const cellsOf = (text: string) => {
  const read = readCsv(text)
  return 'rows' in read ? read.rows.map(({ cells }) => cells) : read.error
}

describe('csv: a file', () => {
  test.each([
    [
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\r1,2\r',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '\uFEFFa;b\r\n1;2,5\r\n',
      [
        ['a', 'b'],
        ['1', '2,5'],
      ],
    ],
    [
      'a\tb\n1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\n"x, ""y""","dòng 1\r\ndòng 2"',
      [
        ['a', 'b'],
        ['x, "y"', 'dòng 1\r\ndòng 2'],
      ],
    ],
    [
      'a,b\n"",\n,\n\n1,',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    [
      '"a;b",c\n1,2',
      [
        ['a;b', 'c'],
        ['1', '2'],
      ],
    ],
    ['', []],
    ['a,b\n"x,1', { line: 2, key: 'csv_open_quote' }],
    ['a,b\nx"y,1', { line: 2, key: 'csv_stray_quote' }],
    ['a,b\n"x"y,1', { line: 2, key: 'csv_stray_quote' }],
    ['a,b\r\n"1\r\n2",3\r\n4,5"', { line: 4, key: 'csv_stray_quote' }],
    ['a,b\r\n1,2\r\n3,"4\r\n5', { line: 3, key: 'csv_open_quote' }],
    [
      '"name, ""x;y;z""";price\n"a;b";1',
      [
        ['name, "x;y;z"', 'price'],
        ['a;b', '1'],
      ],
    ],
    ['\uFEFF"a,b","c"\n1,2,3\n4', [['a,b', 'c'], ['1', '2', '3'], ['4']]],
  ])('%j is parsed as %j', (text, rows) => {
    expect(cellsOf(text)).toEqual(rows)
  })

  test('reports the line where each row begins', () => {
    const read = readCsv('a,b\r\n"1\r\n2",x\r\n\r\n3,y')
    expect('rows' in read && read.rows.map(({ line }) => line)).toEqual([1, 2, 5])
  })

  test('may have a cell of any length', () => {
    expect(cellsOf(`a,b\n1,"${'x'.repeat(300_000)}"`)).toEqual([
      ['a', 'b'],
      ['1', 'x'.repeat(300_000)],
    ])
  })

  test('is written and read back without changes, whatever its cells contain', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'ấ', '"', ',', ';', '\t', '\r', '\n', '=', "'", ' ', '-') })
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { maxLength: 5 }),
        fc.constantFrom(',', ';'),
        (rows, separator) => {
          const text = csvByteOrderMark + [['h', 'i', 'j'], ...rows].map((cells) => writeCsvRow(cells, separator)).join('')
          const read = readCsv(text)
          const kept = rows.filter((cells) => cells.some((value) => value.trim() !== ''))
          expect('rows' in read && read.rows.slice(1).map(({ cells }) => cells.map(withoutGuard))).toEqual(
            kept.map((cells) => cells.map(withoutGuard)),
          )
        },
      ),
    )
  })
})

test('csv: is split at the separator of its table, below a title without any', () => {
  const read = readCsv('BẢNG ĐỐI SOÁT COD\r\n\r\nMã vận đơn;Thu hộ;Ghi chú\r\nGHN1;350.000;áo, mũ, vớ\r\n')
  expect('rows' in read && read.rows.map(({ cells }) => cells.length)).toEqual([1, 3, 3])
})

test('csv: has no row for a line of white space', () => {
  const text = ['a,b,c\r\n', writeCsvRow(['', '', '\r'], ','), writeCsvRow(['\t', '', ''], ',')].join('')
  expect(cellsOf(text)).toEqual([['a', 'b', 'c']])
})

test('csv: has no formulas, only text', () => {
  expect(writeCsvRow(['=1+1', '+84912', '-5', '@x', '\tx', '\rx', 'a=b', -5], ',')).toBe(`'=1+1,'+84912,'-5,'@x,"'\tx","'\rx",a=b,-5\r\n`)
})

test('writeCsvRow: full-width signs and a line feed start no formula, and no other separator splits a cell', () => {
  expect(writeCsvRow(['＝1+1', '＋1', '－1', '＠x', '\n=1'], ',')).toBe(`'＝1+1,'＋1,'－1,'＠x,"'\n=1"\r\n`)
  for (const separator of [',', ';', '\t', '|']) {
    for (const text of ['x;=1+1', 'x,=1+1', 'x\t=1+1', `x${separator}=1+1`]) expect(writeCsvRow([text], separator)).toBe(`"${text}"\r\n`)
  }
})

test('readWholeNumber: many blanks in a cell take linear time', () => {
  expect(readWholeNumber(`1${' '.repeat(200_000)}1`)).toBe(null)
  expect(readWholeNumber(`${' '.repeat(200_000)}129.000 ₫\n`)).toBe(129_000)
})

test.each([
  ['129000', 129_000],
  ['129.000', 129_000],
  ['1.290.000', 1_290_000],
  ['129,000', 129_000],
  ['129 000 ₫', 129_000],
  ['129.000đ', 129_000],
  ['0', 0],
  ['129.5', null],
  ['12.90.000', null],
  ['1,290.000', null],
  ['-5', null],
  ['1e3', null],
  ['', null],
])('csv: %j is the number %s', (text, number) => {
  expect(readWholeNumber(text)).toBe(number)
})

test('csv: decodes UTF-8, or UTF-16 with a BOM; refuses anything else', () => {
  expect(decodeText(Buffer.from('áo dài'))).toBe('áo dài')
  expect(decodeText(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('áo', 'utf16le')]))).toContain('áo')
  expect(decodeText(Buffer.from([0x61, 0xe1, 0x6f]))).toBe(undefined)
  expect(decodeText(Buffer.from('a\u0000b'))).toBe(undefined)
})
