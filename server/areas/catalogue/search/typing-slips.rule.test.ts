import { expect, test } from 'vitest'
import { decodeKeys, decodeSwapped, splitJoined } from './typing-slips.rule.ts'

test.each([
  ['vays', 'váy'],
  ['ddaamf', 'đầm'],
  ['damf', 'dàm'],
  ['mux', 'mũ'],
  ['musx', 'mũ'],
  ['vanhf', 'vành'],
  ['nows', 'nớ'],
  ['quaf', 'quà'],
  ['giayf', 'giày'],
  ['thuowngr', 'thưởng'],
  ['huees', 'huế'],
  ['va1y', 'váy'],
  ['vay1', 'váy'],
  ['d9a62m', 'đầm'],
  ['dda6m2', 'đầm'],
  ['mu4', 'mũ'],
  ['a1o', 'áo'],
  ['ddamaf', 'đầm'],
  ['khanw', 'khăn'],
  ['yeemm', 'yêm'],
  ['vayys', 'váy'],
  ['uur', 'ủ'],
])('typing-slips: %s means %s', (typed, meant) => {
  expect(decodeKeys(typed)?.text).toBe(meant)
})

test.each(['hoa', 'xyz', 'lego', 'mm01', 'x', '123', 'bcdfs'])('typing-slips: %s is no Vietnamese syllable typed with keys', (typed) => {
  expect(decodeKeys(typed)).toBeUndefined()
})

test('typing-slips: two keys in the wrong order are put right', () => {
  expect(decodeSwapped('vyas', (folded) => folded === 'vay')?.text).toBe('váy')
  expect(decodeSwapped('vyas', () => false)).toBeUndefined()
  expect(decodeSwapped('xin', () => true)).toBeUndefined()
})

test('typing-slips: in a long word one letter may be a word of the name of goods', () => {
  const known = new Set(['chan', 'u', 'theu', 'ten'])
  expect(splitJoined('chanutheuten', (part) => known.has(part))).toEqual(['chan', 'u', 'theu', 'ten'])
  expect(splitJoined('chanu', (part) => known.has(part))).toBeUndefined()
})

test('typing-slips: joined words are split into the fewest known ones', () => {
  const known = new Set(['ao', 'khoac', 'mu', 'vanh', 'qua', 'day', 'thang', 'khoa'])
  const split = (word: string) => splitJoined(word, (part) => known.has(part))
  expect(split('aokhoac')).toEqual(['ao', 'khoac'])
  expect(split('quadaythang')).toEqual(['qua', 'day', 'thang'])
  expect(split('aokhoacx')).toBeUndefined()
  expect(split('khoac')).toBeUndefined()
})
