import { expect, test } from 'vitest'
import { createPriceRecord } from './price-record.ts'

test('price-record: the old price is wrong once the change is confirmed, the new one is right from when it is sent', () => {
  let time = 10
  const record = createPriceRecord([{ productId: 'a', price: 100 }], () => time)
  const change = record.begin('a', 200)
  time = 20
  change.end()
  expect(record.wasValid('a', 100, { from: 15, to: 30 })).toBe(true)
  expect(record.wasValid('a', 100, { from: 21, to: 30 })).toBe(false)
  expect(record.wasValid('a', 200, { from: 5, to: 9 })).toBe(false)
  expect(record.wasValid('a', 200, { from: 5, to: 12 })).toBe(true)
  expect(record.wasValid('a', 300, { from: 5, to: 30 })).toBe(false)
})
