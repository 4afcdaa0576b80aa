import { expect, test } from 'vitest'
import type { ListedProduct } from '../../../../contract/catalogue.ts'
import { arrangeResults, listOptions } from './arrange-results.rule.ts'

const product = (slug: string) => ({ slug }) as ListedProduct
const popular = [product('mu-tho')]
const names = ['Tết sum vầy']
const none = { total: 0, products: [], suggestions: [] }

test('arrangeResults: arrows go through suggestions, products and the link to all results', () => {
  const found = { term: 'đầm', total: 7, products: [product('dam-1'), product('dam-2')], suggestions: ['Đầm', 'Đầm hoa'] }
  const results = arrangeResults(found, { names, popular }, 'x')
  expect(listOptions(results).map(({ to }) => decodeURI(to))).toEqual([
    '/products/search/Đầm hoa',
    '/products/dam-1',
    '/products/dam-2',
    '/products/search/đầm',
  ])
  expect(new Set(listOptions(results).map(({ id }) => id)).size).toBe(4)
})

test('arrangeResults: five suggestions, three products and the link make at most ten rows', () => {
  const found = { term: 'a', total: 9, products: [1, 2, 3].map((n) => product(`p${n}`)), suggestions: ['b', 'c', 'd', 'e', 'f'] }
  expect(listOptions(arrangeResults(found, { names, popular }, 'x'))).toHaveLength(9)
})

test.each([
  [{ ...none, term: 'lego', suggestions: ['Len'] }, ['Len']],
  [{ ...none, term: 'xe lego x' }, ['xe', 'lego']],
  [{ ...none, term: 'lego' }, ['Tết sum vầy']],
])('arrangeResults: no result for %j suggests %j', (found, texts) => {
  const results = arrangeResults(found, { names, popular }, 'x')
  expect(results.suggestions.map(({ text }) => text)).toEqual(texts)
  expect(results.products.map(({ product: { slug } }) => slug)).toEqual(['mu-tho'])
  expect(results.more).toBeNull()
})

test('arrangeResults: suggests other terms even without popular products', () => {
  const results = arrangeResults({ ...none, term: 'lego' }, { names, popular: undefined }, 'x')
  expect(listOptions(results)).toHaveLength(1)
})
