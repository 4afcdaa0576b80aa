import { expect, test } from 'vitest'
import { isNavigation } from './use-close-on-navigation.ts'

const product = { key: 'a', pathname: '/products/dam-hoa' }

test.each([
  { name: 'nothing moved', after: product, type: 'POP', moves: false },
  { name: 'a link to another page', after: { key: 'b', pathname: '/cart' }, type: 'PUSH', moves: true },
  { name: 'a link to another colour of the page', after: { ...product, key: 'b' }, type: 'PUSH', moves: true },
  { name: 'back to where the page stood before', after: { ...product, key: 'b' }, type: 'POP', moves: true },
  { name: 'a size written into the address', after: { ...product, key: 'b' }, type: 'REPLACE', moves: false },
  { name: 'a guard that leads elsewhere', after: { key: 'b', pathname: '/login' }, type: 'REPLACE', moves: true },
] as const)('what stands open goes with the page: $name', ({ after, type, moves }) => {
  expect(isNavigation(product, after, type)).toBe(moves)
})
