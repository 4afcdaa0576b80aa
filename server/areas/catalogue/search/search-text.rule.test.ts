import fc from 'fast-check'
import { expect, test } from 'vitest'
import { patternOf, readSearch, searchTexts } from './search-text.rule.ts'

test('marks, case, signs and surplus spaces make no difference to what is looked for', () => {
  for (const typed of ['đầm hoa', 'DAM HOA', '  Đầm,  hoa! ', 'đầm hoa'.normalize('NFD'), 'dam_hoa', '%dam% hoa']) {
    expect(readSearch(typed)?.syllables).toEqual(['dam', 'hoa'])
  }
})

test('the marks that were typed are remembered, however the keyboard sends them', () => {
  expect(readSearch('ĐẦM hoa'.normalize('NFD'))?.exact).toBe('đầm hoa')
})

test.each(['', '   ', '́̀', '🎉👶🏽', '%%%', '"\'`;--', '- - -'])('there is nothing to look for in %j', (typed) => {
  expect(readSearch(typed)).toBeNull()
})

test('a number of the shop stays in one piece', () => {
  expect(readSearch('MM-DA-01')?.syllables).toEqual(['mm-da-01'])
})

test('what looks is free of wildcards, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
      const searched = readSearch(typed)
      for (const part of [...(searched?.syllables ?? []), ...(searched?.exactSyllables ?? [])]) expect(part).not.toMatch(/[%_\\\s]/)
    }),
  )
})

test('a product is found by its own name, by each of its words and by the beginning of its name', () => {
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
