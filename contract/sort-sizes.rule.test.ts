import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sortSizes } from './sort-sizes.rule.ts'

const inOrder = (sizes: string[]) => sortSizes(sizes.map((size) => ({ size }))).map(({ size }) => size)

test('sort-sizes: sizes sort by age instead of alphabetically', () => {
  const sizes = ['8Y', '2Y', '12-18M', '0-3M', '6-9M', '3-6M', '18-24M', '9-12M', '3Y']
  expect(inOrder(sizes)).toEqual(['0-3M', '3-6M', '6-9M', '9-12M', '12-18M', '18-24M', '2Y', '3Y', '8Y'])
})

test('sort-sizes: newborn comes first; letters, heights and others come after the ages', () => {
  expect(inOrder(['Freesize', '100', 'L', '90', 'S', '1Y', 'NB', '3M'])).toEqual(['NB', '3M', '1Y', 'S', 'L', '90', '100', 'Freesize'])
})

test('sort-sizes: no size is lost or added, and sorting twice changes nothing', () => {
  const size = fc.oneof(fc.string(), fc.constantFrom('0-3M', '2Y', 'NB', 'XL', '110'))
  fc.assert(
    fc.property(fc.array(size), (sizes) => {
      const ordered = inOrder(sizes)
      expect(ordered.toSorted()).toEqual(sizes.toSorted())
      expect(inOrder(ordered)).toEqual(ordered)
    }),
  )
})
