import { expect, test } from 'vitest'
import { splitMatch } from './split-match.rule.ts'

const show = (text: string, typed: string) =>
  splitMatch(text, typed)
    .map((part) => (part.isTyped ? `[${part.text}]` : part.text))
    .join('')

test.each([
  ['Đầm cổ lá sen', 'dam', '[Đầm] cổ lá sen'],
  ['Đầm cổ lá sen', 'ĐẦM C', '[Đầm c]ổ lá sen'],
  ['Đầm cổ lá sen hoa nhí', 'dam hoa', '[Đầm] cổ lá sen [hoa] nhí'],
  ['Đầm cổ lá sen'.normalize('NFD'), 'đầm', '[Đầm] cổ lá sen'],
  ['Áo khoa học', 'hoa', 'Áo khoa học'],
  ['Áo khoa hoa', 'hoa', 'Áo khoa [hoa]'],
  ['Áo-yếm thêu', 'yem', 'Áo-[yếm] thêu'],
  ['Áo dài', '  ', 'Áo dài'],
  ['Áo dài', 'lego', 'Áo dài'],
  ['Áo dài', '.*(', 'Áo dài'],
  ['Gấu 👶🏽 bông', 'gau', '[Gấu] 👶🏽 bông'],
  ['', 'a', ''],
])('splitMatch: "%s" with "%s" typed: %s', (text, typed, marked) => {
  expect(show(text, typed)).toBe(marked)
})

test('splitMatch: loses no text, whatever is typed', () => {
  for (const typed of ['a', 'ao dai', 'dài áo', 'ai', '%', 'İ']) {
    expect(
      splitMatch('Áo dài đũi İstanbul ﬁ', typed)
        .map(({ text }) => text)
        .join(''),
    ).toBe('Áo dài đũi İstanbul ﬁ')
  }
})
