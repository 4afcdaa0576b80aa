import { expect, test } from 'vitest'
import { type Choice, mark, markPage, noChoice, reachOf, within } from './choose-rows.ts'

const rows = (...ids: string[]): Choice => ({ ids: new Set(ids), under: null })
const all = (...ids: string[]): Choice => ({ ids: new Set(ids), under: 'q=ao' })

test.each<[string, Choice, Choice]>([
  ['a row is added', mark(rows('a'), ['b'], true), rows('a', 'b')],
  ['a row is taken away', mark(rows('a', 'b'), ['a'], false), rows('b')],
  ['one of all that match is taken away, the others stay', mark(all('a', 'b', 'c'), ['b'], false), all('a', 'c')],
  ['with the last one goes what was said of all', mark(all('a'), ['a'], false), noChoice],
  ['a page is marked beside rows of another one', markPage(rows('x'), ['a', 'b'], true), rows('x', 'a', 'b')],
  ['a page is unmarked, rows of another one stay', markPage(rows('x', 'a', 'b'), ['a', 'b'], false), rows('x')],
  ['a page is unmarked while all are chosen: nothing is', markPage(all('x', 'a', 'b'), ['a', 'b'], false), noChoice],
  ['rows marked one by one outlive another search', within(rows('a'), 'q=quan'), rows('a')],
  ['all that match do not', within(all('a', 'b'), 'q=quan'), noChoice],
  ['but stay on the other pages of their own search', within(all('a', 'b'), 'q=ao'), all('a', 'b')],
])('%s', (_, choice, wanted) => expect(choice).toEqual(wanted))

test.each([
  ['nothing is marked', noChoice, ['a', 'b'], 4, 'rows'],
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
] as const)('where %s', (_, choice, pageIds, total, wanted) => expect(reachOf(choice, { pageIds, total })).toBe(wanted))
