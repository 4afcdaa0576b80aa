import { expect, test } from 'vitest'
import { drawOrderNumber } from './order-number.ts'

test('order number: is the day in Vietnam and four digits that can be read aloud', () => {
  const beforeMidnight = new Date('2026-11-21T16:59:59Z')
  const afterMidnight = new Date('2026-11-21T17:00:00Z')
  expect(drawOrderNumber(beforeMidnight)).toMatch(/^MM261121-[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(drawOrderNumber(afterMidnight)).toMatch(/^MM261122-/)
})

test('order number: two orders of a day rarely draw the same', () => {
  const drawn = new Set(Array.from({ length: 200 }, () => drawOrderNumber(new Date())))
  expect(drawn.size).toBeGreaterThan(190)
})
