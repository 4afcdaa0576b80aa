import { expect, test } from 'vitest'
import { splitWords } from '../fold-words.rule.ts'
import { vocabulary } from './vocabulary.ts'

/** How many words are read, and the groups. */
function matched(query: string): string {
  const match = vocabulary.match(splitWords(query), 0, 'accented')
  return match ? `${match.length} ${match.groups.map(({ key }) => key).join(' ')}` : 'none'
}

test.each([
  // Words in parentheses have to follow, and are not read.
  ['quần chip đũi', '2 bloomers'],
  ['quần chip', '2 underwear'],
  ['quần chip cotton', '2 underwear'],
  ['giày búp bê len', '3 booties'],
  ['giày búp bê', '3 heels'],
  // A word that is spelled as another: of prices, or of other goods.
  ['mũ tầm', '1 hat'],
  ['mũ tắm', '2 bathtub'],
  ['quấn bé', '1 trousers'],
  ['quần bé', '2 trousers'],
  ['quá cho bé', '1 asking'],
  ['quà cho bé', '3 gift'],
  // A forgotten tone, or one that many confuse, is a slip.
  ['quân bé', '2 trousers'],
  ['thọ bông', '2 toy'],
  // Nor is a syllable with two other marks.
  ['tròn', '1 asking'],
  ['chăm', 'none'],
  ['châm', '1 dots'],
  ['chám', '1 dots blue'],
  // Nor what other phrases have with these marks, or words that say nothing.
  ['mát', '1 summer'],
  ['mắt', 'none'],
  ['may ô', '2 undershirt'],
  ['may ở', '1 asking'],
  // Numbers in words.
  ['vải xô bốn lớp', '4 muslin'],
  // English plurals are the same goods.
  ['swaddle', '1 cloth blanket'],
  ['swaddles', '1 cloth blanket'],
])('match-phrases: %s', (query, match) => {
  expect(matched(query)).toBe(match)
})

test('match-phrases: knows words by their marks and their language', () => {
  expect([vocabulary.isSpelled('tên'), vocabulary.isSpelled('vaí')]).toEqual([true, false])
  expect([vocabulary.isEnglish('teen'), vocabulary.isEnglish('vest')]).toEqual([true, false])
  expect([vocabulary.namesGoods('vaý'), vocabulary.namesGoods('len')]).toEqual([true, false])
})
