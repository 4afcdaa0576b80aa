import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance, fuzzyMatch } from './fuzzy-match.rule.ts'

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
])('fuzzy-match: %s may mean %j', (typed, meant) => {
  expect(fuzzyMatch(typed, words)).toEqual(meant)
})

test('fuzzy-match: a known word comes before any other', () => {
  expect(fuzzyMatch('hat', words)).toEqual(['hat', 'hai'])
})

test('fuzzy-match: the distance is symmetric, and zero to itself', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'o'), maxLength: 7 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistance(a, b)).toBeCloseTo(editDistance(b, a))
      expect(editDistance(a, a)).toBe(0)
      expect(editDistance(a, b)).toBeLessThanOrEqual(Math.max(a.length, b.length))
      expect(editDistance(a, b)).toBeGreaterThanOrEqual(Math.abs(a.length - b.length))
    }),
  )
})
