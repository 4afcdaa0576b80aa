import { expect, test } from 'vitest'
import { splitWords } from './fold-words.rule.ts'
import { likelyMatch } from './likely-match.rule.ts'
import type { Place } from './query-parts.ts'
import { vocabulary } from './vocabulary/vocabulary.ts'

const groups = new Set([
  ...[
    'dress',
    'bib',
    'dungarees',
    'yem',
    'bloomers',
    'trousers',
    'hat',
    'sunhat',
    'toy',
    'jumper',
    'lotus',
    'floral',
    'winter',
    'sleep',
    'cloth',
  ],
])
const place: Place = {
  ...{
    vocabulary,
    groups: new Map([...groups].map((key) => [key, 1])),
    words: new Map(),
    spellings: new Map(),
    products: 31,
    sizes: [],
    chart: [],
    named: [],
    synonyms: [],
  },
  ...{ clock: { now: () => new Date('2026-11-20T03:00:00Z') }, isAccented: true, hasType: false, isWorn: false, isAfterFillers: false },
}

/** The words of the match, and its groups. */
function matched(query: string, isAccented = true): string {
  const words = splitWords(query)
  const match = likelyMatch(words, 0, isAccented ? 'accented' : 'plain', { ...place, isAccented })
  const read = words.slice(0, match?.length ?? 0).map(({ text }) => text)
  return `${read.join(' ')}: ${match?.groups.map(({ key }) => key).join(' ') ?? ''}`
}

test.each([
  // Who uses them stands between the words of goods.
  ['yếm cho con ăn dặm', 'yếm cho con ăn dặm: bib'],
  ['yếm cho em bé gái ăn dặm', 'yếm cho em bé gái ăn dặm: bib'],
  ['mũ của bé đi biển', 'mũ của bé đi biển: sunhat'],
  // Not where the rest is a longer phrase, or a single word.
  ['áo cho bé gái dài tay', ': '],
  ['quần cho bé bò', 'quần cho bé: trousers'],
  ['mũ cho bé', 'mũ cho bé: hat'],
  // The last word begins another phrase.
  ['hoạ tiết hoa sen', 'hoạ tiết: asking'],
  ['hoạ tiết hoa', 'hoạ tiết hoa: floral'],
  ['set đồ chơi', 'set: set'],
  // With the marks of the other phrase; else goods stay what they are.
  ['đồ mùa thu', 'đồ: asking'],
  ['giày mùa đông', 'giày: shoes'],
  ['đồ ngủ ngon', 'đồ ngủ: sleepsack'],
  ['áo liền quần bé gái', 'áo liền quần: bodysuit'],
])('likely-match: %s', (query, match) => {
  expect(matched(query)).toBe(match)
})

test('likely-match: after goods a word that other names have names no more of them', () => {
  const words = splitWords('quấn')
  expect(likelyMatch(words, 0, 'accented', { ...place, hasType: true })).toBeUndefined()
  expect(likelyMatch(words, 0, 'accented', place)?.groups.map(({ key }) => key)).toEqual(['trousers'])
  expect(likelyMatch(splitWords('cằm'), 0, 'accented', { ...place, hasType: true })).toBeUndefined()
  expect(likelyMatch(splitWords('ban'), 0, 'accented', { ...place, hasType: true })).toBeUndefined()
  expect(likelyMatch(splitWords('ban'), 0, 'plain', { ...place, hasType: true, isAccented: false })).toBeDefined()
  expect(likelyMatch(splitWords('khán'), 0, 'accented', { ...place, hasType: true })?.groups.map(({ key }) => key)).toEqual(['cloth'])
})

test('likely-match: without marks goods that the shop lacks give way to goods that it has', () => {
  expect(matched('vay cuoi tuan', false)).toBe('vay: dress asking')
  expect(matched('váy cưới', true)).toBe('váy cưới: weddingdress')
})
