import { expect, test } from 'vitest'
import { formatDateTime } from './format-date.rule.ts'

const moment = new Date('2026-11-21T10:30:00Z')

test.each([
  ['vi', '17:30 ngày 21/11/2026'],
  ['en', '17:30 on 21 November 2026'],
] as const)('format-date: a mail in %s writes the whole year', (language, written) => {
  expect(formatDateTime(moment, language)).toBe(written)
})
