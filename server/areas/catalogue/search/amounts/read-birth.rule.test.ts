import { expect, test } from 'vitest'
import { splitWords } from '../fold-words.rule.ts'
import { readBirth } from './read-birth.rule.ts'

const today = new Date('2026-11-20T03:00:00Z')
const read = (text: string, at = 0) => readBirth(splitWords(text), at, today)?.value

test.each([
  ['sinh năm 2024', { months: 23, until: 35 }],
  ['sn 2024', { months: 23, until: 35 }],
  ['sn2024', { months: 23, until: 35 }],
  ['2k24', { months: 23, until: 35 }],
  ['born in 2023', { months: 35, until: 47 }],
  ['sinh 2026', { months: 0, until: 11 }],
  ['sinh tháng 3 năm 2025', { months: 20, until: 21 }],
  ['sn 12/3/2025', { months: 20, until: 21 }],
  ['sinh t3/2025', { months: 20, until: 21 }],
  ['sinh 12.3.2025', { months: 20, until: 21 }],
  ['sinh 2022-2023', { months: 35, until: 59 }],
  ['tuổi Thìn', { months: 23, until: 35 }],
  ['tuổi con rồng', { months: 23, until: 35 }],
  ['tuổi Tỵ', { months: 11, until: 23 }],
])('read-birth: %s', (text, ages) => {
  expect(read(text)).toEqual(ages)
})

test('read-birth: a year after a child is one of birth, unless it is this one', () => {
  expect(read('bé 2023', 1)).toEqual({ months: 35, until: 47 })
  expect(read('bé 2026', 1)).toBeUndefined()
  expect(read('tết 2023', 1)).toBeUndefined()
})

test.each(['sinh nhật', 'sinh năm 1990', 'sinh 2031', 'sinh tháng 12 năm 2026', '2 tuổi', 'sinh 45/2024', '2024', 'đế vải'])(
  'read-birth: %s is none',
  (text) => {
    expect(read(text)).toBeUndefined()
  },
)
