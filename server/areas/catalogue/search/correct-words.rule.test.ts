import { expect, test } from 'vitest'
import { correctWords } from './correct-words.rule.ts'
import { splitWords } from './fold-words.rule.ts'
import { isConfusedTone, isOneMarkOff, soundOf } from './sound.rule.ts'
import type { SearchContext } from './understand-query.rule.ts'
import { vocabulary } from './vocabulary/vocabulary.ts'

const groups = new Set([
  'dress',
  'hat',
  'aodai',
  'jumper',
  'knit',
  'blanket',
  'cloth',
  'booties',
  'walkers',
  'bodysuit',
  'newborn',
  'trousers',
])
const context: SearchContext = {
  vocabulary,
  words: new Map(['dam', 'hoa', 'ao', 'len', 'mu'].map((word) => [word, 9])),
  spellings: new Map([...vocabulary.wordsOf(groups), 'hoa'].map((word) => [word, 1])),
  groups: new Map([...groups].map((key) => [key, 1])),
  products: 31,
  sizes: [],
  chart: [],
  clock: { now: () => new Date('2026-11-20T03:00:00Z') },
  named: [],
  synonyms: [],
}
const correct = (typed: string) => {
  return (
    correctWords(splitWords(typed), context)
      ?.map(({ folded }) => folded)
      .join(' ') ?? null
  )
}

test.each([
  // As it sounds: in the north, in the south, in a chat.
  ['áo jài', 'ao dai'],
  ['áo rài', 'ao dai'],
  ['áo nen', 'ao len'],
  ['trăn quấn', 'chan quan'],
  ['khăn xữa', 'khan sua'],
  ['dày tập đi', 'giay tap di'],
  // A typing error.
  ['chân ủu', 'chan u'],
  ['đầm hao', 'dam hoa'],
  ['khoaccc len', null],
  ['đầmm', 'dam'],
  // The key beside it.
  ['áo dàu', 'ao dai'],
  ['đồ sơ ssinh', 'do so sinh'],
  // Right, or sold elsewhere.
  ['đầm hoa', null],
  ['quần chẽn', null],
  ['khăn rằn', null],
  ['cô dì', null],
  ['vớ cho bé', null],
  ['áo gió bé trai', null],
  ['quần cho bé', null],
  ['máy khoan', null],
  ['lol', null],
  ['asdfgh', null],
])('correct-words: %s', (typed, meant) => {
  expect(correct(typed)).toBe(meant)
})

test.each([
  ['zai', 'dai'],
  ['giai', 'dai'],
  ['chang', 'tran'],
  ['xinh', 'sin'],
  ['lon', 'non'],
  ['qui', 'quy'],
  ['khac', 'khat'],
  ['fao', 'phao'],
])('sound: %s sounds like %s', (a, b) => {
  expect(soundOf(a)).toBe(soundOf(b))
})

test.each([
  ['trơn', 'tròn', false],
  ['chấm', 'châm', true],
  ['chấm', 'chám', true],
  ['đũi', 'đũi', true],
])('sound: %s and %s differ by one mark at most: %s', (a, b, isOne) => {
  expect(isOneMarkOff(a, b)).toBe(isOne)
})

test.each([
  ['tủi', 'túi', false],
  ['tui', 'túi', true],
  ['túi', 'tùi', false],
  ['chẳn', 'chẵn', true],
])('sound: the tone of %s may be that of %s: %s', (typed, meant, isConfused) => {
  expect(isConfusedTone(meant, typed)).toBe(isConfused)
})

test.each([
  ['vay', 'vai'],
  ['mu', 'nu'],
  ['khan', 'chan'],
])('sound: %s does not sound like %s', (a, b) => {
  expect(soundOf(a)).not.toBe(soundOf(b))
})
