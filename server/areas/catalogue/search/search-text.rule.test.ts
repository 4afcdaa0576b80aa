import fc from 'fast-check'
import { expect, test } from 'vitest'
import { patternOf, readSearch, searchTexts } from './search-text.rule.ts'

test('search-text: diacritics, case, punctuation and extra spaces make no difference', () => {
  for (const typed of ['đầm hoa', 'DAM HOA', '  Đầm,  hoa! ', 'đầm hoa'.normalize('NFD'), 'dam_hoa', '%dam% hoa']) {
    expect(readSearch(typed)?.syllables).toEqual(['dam', 'hoa'])
  }
})

test('search-text: typed diacritics are preserved, in any Unicode form', () => {
  expect(readSearch('ĐẦM hoa'.normalize('NFD'))?.exact).toBe('đầm hoa')
})

test.each(['', '   ', '́̀', '🎉👶🏽', '%%%', '"\'`;--', '- - -'])('search-text: %j has nothing to search for', (typed) => {
  expect(readSearch(typed)).toBeNull()
})

test('search-text: a product number stays in one piece', () => {
  expect(readSearch('MM-DA-01')?.syllables).toEqual(['mm-da-01'])
})

test('search-text: a pattern contains no wildcards of the query', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
      const searched = readSearch(typed)
      for (const part of [...(searched?.syllables ?? []), ...(searched?.exactSyllables ?? [])]) expect(part).not.toMatch(/[%_\\\s]/)
    }),
  )
})

test('search-text: a product is found by its own name, by each of its words and by the beginning of its name', () => {
  const like = (text: string, pattern: string) => text.includes(pattern.replaceAll('%', ''))
  fc.assert(
    fc.property(fc.array(fc.constantFrom('Đầm', 'hoa', 'Áo', 'yếm', 'Bé', 'ước', '100%', 'len-cotton'), { minLength: 1 }), (words) => {
      const name = words.join(' ')
      const { searchFolded, searchExact } = searchTexts([name, null, 'MM-DA-01'])
      const searched = readSearch(name)
      for (const syllable of searched?.syllables ?? []) expect(like(searchFolded, patternOf(syllable))).toBe(true)
      expect(searchFolded.startsWith(` ${searched?.folded}`)).toBe(true)
      expect(searchExact).toContain(` ${searched?.exact}`)
    }),
  )
})
