import { expect, test } from 'vitest'
import { parsePaper, parseSheet } from './sheets.ts'

test.each([
  ['slip', null, 'slip', undefined],
  ['slip', 'k80', 'slip', 'k80'],
  ['slip-a6', null, 'slip', 'a6'],
  ['slip-a5', 'k80', 'slip', 'k80'],
  ['label', 'a4', 'label', undefined],
  ['nothing', 'a6', 'slip', 'a6'],
  [null, null, 'slip', undefined],
] as const)('sheets: what=%s and paper=%s is %s on %s', (what, paper, sheet, size) => {
  expect([parseSheet(what), parsePaper(parseSheet(what), paper, what)]).toEqual([sheet, size])
})
