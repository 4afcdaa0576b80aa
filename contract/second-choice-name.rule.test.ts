import { expect, test } from 'vitest'
import { secondChoiceName } from './second-choice-name.rule.ts'

test('the name of a second-choice line: in the language of the reader, never without its mark', () => {
  const goods = { name: 'Đầm hoa', color: 'Xanh lam', size: '2Y' }
  expect(secondChoiceName(goods, 'vi')).toBe('Đầm hoa, Xanh lam, 2Y – hàng hạng hai')
  expect(secondChoiceName({ ...goods, size: null }, 'en')).toBe('Đầm hoa, Xanh lam – second choice')
  const long = secondChoiceName({ ...goods, name: 'Đầm '.repeat(50) }, 'en')
  expect(long).toHaveLength(120)
  expect(long).toMatch(/ – second choice$/)
})
