import { expect, test } from 'vitest'
import { searchTexts } from './search-text.rule.ts'

test('search-text: holds the words without and with diacritics, each after a space', () => {
  for (const name of ['Đầm, hoa!', '  ĐẦM   hoa', 'đầm hoa'.normalize('NFD'), '%Đầm% hoa']) {
    expect(searchTexts([name, null, 'MM-DA-01'])).toEqual({ searchFolded: ' dam hoa mm-da-01 ', searchExact: ' đầm hoa mm-da-01 ' })
  }
})
