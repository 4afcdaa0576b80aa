import { expect, test } from 'vitest'
import { isSameVariant, lineKey, sizeOfStored, storedSize } from './line-key.rule.ts'

const line = { productId: 'prd_1', colorId: 'col_1', size: '2Y' }
const an = [{ fieldId: 'fld_name', value: 'An' }]
const binh = [{ fieldId: 'fld_name', value: 'Bình' }]

test('lineKey: equal for the same wish, whatever the sequence of keys', () => {
  expect(lineKey({ ...line, personalization: [{ value: 'An', fieldId: 'fld_name' }] })).toBe(lineKey({ ...line, personalization: an }))
  expect(lineKey({ ...line, personalization: [] })).toBe(lineKey(line))
  expect(lineKey({ ...line, personalization: null })).toBe(lineKey(line))
})

test('lineKey: differs by name and by variant', () => {
  const keys = [
    line,
    { ...line, personalization: an },
    { ...line, personalization: binh },
    { ...line, size: '3Y', personalization: an },
    { ...line, colorId: 'col_2', personalization: an },
  ].map(lineKey)
  expect(new Set(keys).size).toBe(keys.length)
})

test('isSameVariant: two names of one variant share its stock', () => {
  expect(isSameVariant({ ...line, personalization: an }, { ...line, personalization: binh })).toBe(true)
  expect(isSameVariant(line, { ...line, size: '3Y' })).toBe(false)
})

test('storedSize: leaves plain lines alone, and can be read back', () => {
  expect(storedSize(line)).toBe('2Y')
  expect(storedSize({ size: '', personalization: [] })).toBe('')
  expect(storedSize({ ...line, personalization: an })).not.toBe(storedSize({ ...line, personalization: binh }))
  for (const size of ['', '2Y', '18-24M']) expect(sizeOfStored(storedSize({ size, personalization: an }))).toBe(size)
  expect(sizeOfStored('2Y')).toBe('2Y')
})
