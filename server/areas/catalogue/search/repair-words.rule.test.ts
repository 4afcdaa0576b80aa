import { expect, test } from 'vitest'
import { splitWords } from './fold-words.rule.ts'
import type { SearchContext } from './query-parts.ts'
import { repairWords } from './repair-words.rule.ts'
import { vocabulary } from './vocabulary/vocabulary.ts'

const groups = new Set(['aodai', 'dress', 'jumper', 'hat', 'embroidered', 'personalised'])
const context: SearchContext = {
  ...{ vocabulary, groups: new Map([...groups].map((key) => [key, 1])), products: 31, sizes: [], chart: [], named: [], synonyms: [] },
  words: new Map([['vai', 9]]),
  spellings: new Map(vocabulary.wordsOf(groups).map((word) => [word, 1])),
  clock: { now: () => new Date('2026-11-20T03:00:00Z') },
}
const repaired = (query: string) => repairWords(splitWords(query.normalize('NFC')), context).words.map(({ text }) => text)

test.each([
  ['mux hoa', 'mũ hoa'],
  ['vays hoa', 'váy hoa'],
  ['dresses', 'dresses'],
  ['aolen', 'ao len'],
  // A letter off, or a Vietnamese syllable: not two words.
  ['jumpr', 'jumpr'],
  ['giau', 'giau'],
  // Spelled as it sounds, with the marks of goods.
  ['vái bé gái', 'váy bé gái'],
  ['vải hoa', 'vải hoa'],
  ['vai hoa', 'vai hoa'],
  // Among keys an English word is in keys too.
  ['aos len theue teen', 'áo len thêu tên'],
  ['teen dress', 'teen dress'],
  ['áo thêu teen', 'áo thêu tên'],
  ['váy teen', 'váy teen'],
  // A letter held down.
  ['váyyyy', 'váy'],
  ['đầmm hoaaa', 'đầm hoa'],
  ['quần soóc', 'quần soóc'],
  ['size xxxl', 'size xxxl'],
  // An age or a price without a blank before it; VNI keys and numbers of products are none.
  ['vay2tuoi', 'vay 2tuoi'],
  ['váyhoa3t', 'váy hoa 3t'],
  ['aolenduoi300k', 'ao len duoi 300k'],
  ['aolen3cai', 'ao len 3cai'],
  ['áodài', 'áo dài'],
  ['áolen', 'áo len'],
  ['đầmsize90', 'đầm size90'],
  ['vay2-3t', 'vay 2 - 3t'],
  ['va1y 2t', 'váy 2t'],
  ['mmda01', 'mmda01'],
])('repair-words: %s', (query, words) => {
  expect(repaired(query).join(' ')).toBe(words)
})
