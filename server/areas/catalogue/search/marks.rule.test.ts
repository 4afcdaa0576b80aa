import { expect, test } from 'vitest'
import { hasMarksOf } from './marks.rule.ts'

test.each([
  ['váy', 'Tết sum vầy', false],
  ['vay', 'Tết sum vầy', true],
  ['vâ', 'Tết sum vầy', true],
  ['vầ', 'Tết sum vầy', true],
  ['đa', 'Đăng ten', true],
  ['đâm', 'Đầm', true],
  ['dam', 'Đầm', true],
  ['đàm', 'Dặm hoa', false],
  ['ngày', 'Ngày hè', true],
  ['ày', 'Ngày hè', false],
  ['(a+', 'Áo (a+)', true],
] as const)('marks: %s begins a word of %s: %s', (typed, label, begins) => {
  expect(hasMarksOf(typed, label)).toBe(begins)
  expect(hasMarksOf(typed.normalize('NFD'), label.normalize('NFD'))).toBe(begins)
})
