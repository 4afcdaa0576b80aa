import { expect, test } from 'vitest'
import { fillCells } from './fill-cells.rule.ts'

const line = (variantId: string) => ({ variantId, name: 'Đầm', sku: 'A', color: 'Đỏ', size: variantId, price: 1, onHand: 1, reserved: 0 })
const lines = ['a', 'b', 'c'].map(line)
const fill = (variantId: string, column: string, text: string) =>
  fillCells(lines, { variantId, column }, text)?.map((cell) => `${cell.line.variantId} ${cell.column} ${cell.text}`) ?? null

test.each([
  ['a', 'price', '5.000\t7\n6000\t8', ['a price 5000', 'a onHand 7', 'b price 6000', 'b onHand 8']],
  ['b', 'onHand', '7\n8', ['b onHand 7', 'c onHand 8']],
  ['a', 'price', '5000\t\n\t4', ['a price 5000', 'b onHand 4']],
  ['b', 'onHand', '7\n8\n9', null],
  ['a', 'onHand', '7\t8', null],
  ['a', 'price', 'A-1\t5000', null],
  ['', '', '1\n2', null],
])('fill-cells: from %s %s, %j fills %j', (variantId, column, text, expected) => {
  expect(fill(variantId, column, text)).toEqual(expected)
})
