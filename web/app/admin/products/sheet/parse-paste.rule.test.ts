import { describe, expect, test } from 'vitest'
import { SheetPreviewBody } from '../../../../../contract/admin/price-sheet.ts'
import { parsePaste } from './parse-paste.rule.ts'
import { readOnHand, readWhole } from './read-cells.rule.ts'

describe('parse-paste', () => {
  test.each<[string, string, object[]]>([
    ['SKU and price', 'A-1\t129.000', [{ sku: 'A-1', price: 129_000 }]],
    [
      'SKU, price and stock',
      'A-1\t129000\t5\r\nA-2\t\t7\n',
      [
        { sku: 'A-1', price: 129_000, onHand: 5 },
        { sku: 'A-2', onHand: 7 },
      ],
    ],
    ['SKU, size, price and stock', 'A-1\t2Y\t90k\t0', [{ sku: 'A-1', size: '2Y', price: 90_000, onHand: 0 }]],
    ['all five', 'A-1\tĐỏ\t2Y\t90.000 ₫\t', [{ sku: 'A-1', color: 'Đỏ', size: '2Y', price: 90_000 }]],
    ['headings in any order', 'Tồn\tTên\tMã\n4\tĐầm\tA-1', [{ sku: 'A-1', onHand: 4 }]],
    ['English headings', 'SKU\tColour\tPrice\nA-1\tRed\t1,290,000', [{ sku: 'A-1', color: 'Red', price: 1_290_000 }]],
    ['semicolons', 'A-1;129000;5', [{ sku: 'A-1', price: 129_000, onHand: 5 }]],
    ['blank lines', '\n\nA-1\t5000\n\n', [{ sku: 'A-1', price: 5_000 }]],
  ])('reads %s', (_what, text, rows) => {
    const paste = parsePaste(text)
    expect(paste).toMatchObject({ rows, problems: [] })
    expect(SheetPreviewBody.parse({ rows: paste.rows }).rows).toEqual(rows)
  })

  test.each([
    ['A-1', '1 no_columns'],
    ['A\tB\tC\tD\tE\tF', '1 no_columns'],
    ['Mã\tTên\nA-1\tĐầm', '1 no_columns'],
    ['A-1\t5000\n\t6000', '2 no_sku'],
    ['A-1\tmười', '1 price mười'],
    ['A-1\t5000\t1,5', '1 on_hand 1,5'],
    ['A-1\t\t', '1 nothing'],
    ['A-1\t5000\t2000000', '1 on_hand 2000000'],
  ])('refuses %j', (text, expected) => {
    expect(parsePaste(text).problems.map(({ line, key, value }) => `${line} ${key} ${value}`.trim())).toEqual([expected])
  })

  test('knows the line of each row, and has none for an empty text', () => {
    expect(parsePaste('Mã\tGiá\n\nA-1\t1000\nB-1\t2000').lines).toEqual([3, 4])
    expect(parsePaste(' \n ')).toEqual({ rows: [], lines: [], problems: [] })
  })
})

test.each([
  ['', null],
  ['129000', 129_000],
  ['129.000', 129_000],
  ['129,000đ', 129_000],
  ['129 000 VND', 129_000],
  ['95K', 95_000],
  ['12.90.000', undefined],
  ['-5', undefined],
  ['1e3', undefined],
  ['1234567890123', undefined],
])('read-whole: %j is %j', (text, value) => {
  expect(readWhole(text)).toBe(value)
})

test('read-on-hand: has a limit', () => {
  expect([readOnHand('1000000'), readOnHand('1000001')]).toEqual([1_000_000, undefined])
})
