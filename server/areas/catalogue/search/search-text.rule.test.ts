import { expect, test } from 'vitest'
import { searchText } from './search-text.rule.ts'

test('search-text: holds the words without diacritics, each after a space', () => {
  for (const name of ['Đầm, hoa!', '  ĐẦM   hoa', 'đầm hoa'.normalize('NFD'), '%Đầm% hoa']) {
    expect(searchText([name, null, 'MM-DA-01'])).toBe(' dam hoa mm-da-01 ')
  }
})
