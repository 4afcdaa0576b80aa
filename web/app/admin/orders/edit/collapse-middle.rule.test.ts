import { expect, test } from 'vitest'
import { collapseMiddle } from './collapse-middle.rule.ts'

test.each([0, 1, 2, 3, 4, 9])('collapse-middle: keeps all of %d entries and collapses nothing up to four', (length) => {
  const list = Array.from({ length }, (_, at) => at)
  const { newest, collapsed: folded, oldest } = collapseMiddle(list)
  expect([...newest, ...folded, ...oldest]).toEqual(list)
  expect(folded).toHaveLength(length > 4 ? length - 3 : 0)
})
