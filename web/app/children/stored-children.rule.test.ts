import { expect, test } from 'vitest'
import type { Child } from '../../../contract/children.ts'
import {
  ageInMonths,
  chosenChild,
  monthsBetween,
  nameOf,
  noChildren,
  parseStoredChildren,
  withChild,
  withoutChild,
} from './stored-children.rule.ts'

const child = (childId: string): Child => ({
  childId,
  nickname: 'Bống',
  birthMonth: '2024-05',
  heightCm: 88,
  weightKg: null,
  measuredOn: '2026-11-01',
})
const all = { ownerId: null, chosenId: 'b', children: [child('a'), child('b')] }

test('parseStoredChildren: reads what was stored', () => {
  expect(parseStoredChildren(JSON.stringify(all))).toEqual(all)
})

test.each([
  null,
  '',
  'null',
  '[]',
  '{',
  '{"children":7}',
  '{"children":[null,1,{"childId":"a"},{"childId":"a","nickname":"x","birthMonth":null,"heightCm":"88","weightKg":null,"measuredOn":"x"}]}',
])('parseStoredChildren: %s holds no child', (stored) => {
  expect(parseStoredChildren(stored)).toEqual(noChildren)
})

test('withChild, withoutChild: a changed child stays in its place, a new one is chosen, a removed one is gone', () => {
  const grown = { ...child('a'), heightCm: 90 }
  expect(withChild(all, grown).children).toEqual([grown, child('b')])
  expect(withChild(all, child('c'))).toEqual({ ...all, chosenId: 'c', children: [child('a'), child('b'), child('c')] })
  expect(chosenChild(all)?.childId).toBe('b')
  expect(chosenChild(withoutChild(all, 'b'))?.childId).toBe('a')
  expect(chosenChild(noChildren)).toBeUndefined()
})

test.each([
  ['2024-05', '2026-11-26', 30],
  ['2026-11', '2026-11-26', 0],
  ['2027-02', '2026-11-26', 0],
  [null, '2026-11-26', null],
])('ageInMonths: born %s, on %s', (birthMonth, day, months) => {
  expect(ageInMonths(birthMonth, day)).toBe(months)
})

test.each([
  ['2026-08-26', '2026-11-26', 3],
  ['2026-08-27', '2026-11-26', 2],
  ['2025-12-31', '2026-01-31', 1],
])('monthsBetween: %s to %s', (from, to, months) => {
  expect(monthsBetween(from, to)).toBe(months)
})

test.each([
  ['Bống', 'Bống'],
  [' Bé Bống ', 'Bống'],
  ['bé', 'bé'],
  ['Béo', 'Béo'],
])('nameOf: %s', (nickname, name) => {
  expect(nameOf({ nickname })).toBe(name)
})
