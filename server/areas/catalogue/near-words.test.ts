import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countSlips, nearWords } from './near-words.ts'

const words = new Map([
  ['dam', 40],
  ['hoa', 30],
  ['hai', 90],
  ['hat', 1],
  ['yem', 10],
  ['bao', 5],
  ['ao', 60],
  ['embroidery', 3],
])

test.each([
  ['damm', ['dam']],
  ['hao', ['hoa', 'hai', 'hat', 'ao', 'bao']],
  ['yme', ['yem']],
  ['emboridrey', ['embroidery']],
  ['embroi', ['embroi']],
  ['em', ['em']],
  ['dan', ['dam']],
  ['xylophone', []],
  ['zz', []],
])('who types %s may mean %j', (typed, meant) => {
  expect(nearWords(typed, words)).toEqual(meant)
})

test('a word that is known is meant itself before any other', () => {
  expect(nearWords('hat', words)).toEqual(['hat', 'hai'])
})

test('a slip counts the same in both directions, and nothing is a slip away from itself', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'o'), maxLength: 7 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(countSlips(a, b)).toBeCloseTo(countSlips(b, a))
      expect(countSlips(a, a)).toBe(0)
      expect(countSlips(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length))
      expect(countSlips(a, b)).toBeGreaterThanOrEqual(Math.abs(a.length - b.length))
    }),
  )
})
