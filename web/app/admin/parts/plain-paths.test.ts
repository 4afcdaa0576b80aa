import { expect, test } from 'vitest'
import { plainPaths } from './plain-paths.ts'

const refused = {
  status: 400,
  code: 'invalid_input',
  message: 'Có thông tin chưa đúng.',
  issues: ['newBanner.title.vi', 'newBanner', 'image', 'newBannerX.link'].map((path) => ({ path, message: 'Sai' })),
}

test('a field is found by the name it has in the form', () => {
  expect(plainPaths(refused, 'newBanner')?.issues.map(({ path }) => path)).toEqual(['title.vi', 'newBanner', 'image', 'newBannerX.link'])
  expect(plainPaths(null, 'newBanner')).toBeNull()
})

test('the same failure is told by the same object, however often a page is drawn', () => {
  expect(plainPaths(refused, 'newBanner')).toBe(plainPaths(refused, 'newBanner'))
})
