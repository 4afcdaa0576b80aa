import { expect, test } from 'vitest'
import { emptySelection, forFilter, type RowSelection, scopeOf, setPageSelected, setSelected } from './row-selection.rule.ts'

const rows = (...ids: string[]): RowSelection => ({ ids: new Set(ids), filter: null })
const all = (...ids: string[]): RowSelection => ({ ids: new Set(ids), filter: 'q=ao' })

test.each<[string, RowSelection, RowSelection]>([
  ['a row is added', setSelected(rows('a'), ['b'], true), rows('a', 'b')],
  ['a row is taken away', setSelected(rows('a', 'b'), ['a'], false), rows('b')],
  ['one of all that match is taken away, the others stay', setSelected(all('a', 'b', 'c'), ['b'], false), all('a', 'c')],
  ['with the last one goes what was said of all', setSelected(all('a'), ['a'], false), emptySelection],
  ['a page is marked beside rows of another one', setPageSelected(rows('x'), ['a', 'b'], true), rows('x', 'a', 'b')],
  ['a page is unmarked, rows of another one stay', setPageSelected(rows('x', 'a', 'b'), ['a', 'b'], false), rows('x')],
  ['a page is unmarked while all are chosen: nothing is', setPageSelected(all('x', 'a', 'b'), ['a', 'b'], false), emptySelection],
  ['rows marked one by one outlive another search', forFilter(rows('a'), 'q=quan'), rows('a')],
  ['all that match do not', forFilter(all('a', 'b'), 'q=quan'), emptySelection],
  ['but stay on the other pages of their own search', forFilter(all('a', 'b'), 'q=ao'), all('a', 'b')],
])('row-selection: %s', (_, choice, wanted) => expect(choice).toEqual(wanted))

test.each([
  ['nothing is marked', emptySelection, ['a', 'b'], 4, 'rows'],
  ['not the whole page is', rows('a'), ['a', 'b'], 4, 'rows'],
  ['the whole page is, and there are more', rows('a', 'b'), ['a', 'b'], 4, 'page'],
  ['the whole page is, and there are no more', rows('a', 'b'), ['a', 'b'], 2, 'whole'],
  ['rows of another search make up the number', rows('a', 'b', 'x', 'y'), ['a', 'b'], 4, 'page'],
  ['all that match are', all('a', 'b', 'c', 'd'), ['c', 'd'], 4, 'all'],
  ['one of them was deleted elsewhere', all('a', 'b', 'c', 'd'), ['c', 'd'], 3, 'all'],
  ['one more matches by now', all('a', 'b', 'c', 'd'), ['a', 'b'], 5, 'page'],
  ['all but one on another page', all('a', 'b', 'c'), ['a', 'b'], 4, 'page'],
  ['all but one of this page', all('a', 'c', 'd'), ['a', 'b'], 4, 'rows'],
  ['the list is empty', rows('x'), [], 0, 'whole'],
] as const)('row-selection: scope where %s', (_, choice, pageIds, total, wanted) =>
  expect(scopeOf(choice, { pageIds, total })).toBe(wanted),
)
