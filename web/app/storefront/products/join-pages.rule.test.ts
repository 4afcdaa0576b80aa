import { expect, test } from 'vitest'
import { joinPages } from './join-pages.rule.ts'

const of = (...ids: string[]) => ids.map((_id) => ({ _id }))
const shown = (known: Record<number, { _id: string }[]>, page: number) => {
  const { first, last, items } = joinPages(known, page)
  return `${first}-${last}: ${items.map(({ _id }) => _id).join('')}`
}

test.each([
  ['one page', { 1: of('a', 'b') }, 1, '1-1: ab'],
  ['more of them', { 1: of('a'), 2: of('b'), 3: of('c') }, 3, '1-3: abc'],
  ['opened in the middle', { 3: of('c') }, 3, '3-3: c'],
  ['the one before it, asked for later', { 2: of('b'), 3: of('c') }, 2, '2-3: bc'],
  ['a gap is not bridged', { 1: of('a'), 3: of('c') }, 3, '3-3: c'],
  ['what moved to the next page meanwhile is shown once', { 1: of('a', 'b'), 2: of('b', 'c') }, 2, '1-2: abc'],
])('joinPages: %s', (_, known, page, result) => {
  expect(shown(known, page)).toBe(result)
})
