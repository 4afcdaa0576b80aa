import { expect, test } from 'vitest'
import { parsePaste } from './parse-paste.rule.ts'
import { writeCopy } from './write-copy.rule.ts'

const heads = { sku: 'Mã', name: 'Tên', color: 'Màu', size: 'Size', price: 'Giá', onHand: 'Tồn' }
const line = { variantId: 'v', name: '=Đầm\thoa', sku: 'A-1', color: 'Đỏ', size: '2Y', price: 90_000, onHand: 5, reserved: 0 }

test('write-copy: is pasted back as the same rows, and has no formula', () => {
  const text = writeCopy([line], heads)
  expect(text).toBe("Mã\tTên\tMàu\tSize\tGiá\tTồn\nA-1\t'=Đầm hoa\tĐỏ\t2Y\t90000\t5")
  expect(parsePaste(text).rows).toEqual([{ sku: 'A-1', color: 'Đỏ', size: '2Y', price: 90_000, onHand: 5 }])
})
