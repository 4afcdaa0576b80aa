import { expect, test } from 'vitest'
import { stripPathPrefix } from './field-paths.ts'

const refused = {
  status: 400,
  code: 'invalid_input',
  message: 'Có thông tin chưa đúng.',
  issues: ['newBanner.title.vi', 'newBanner', 'image', 'newBannerX.link'].map((path) => ({ path, message: 'Sai' })),
}

test('strip-path-prefix: maps an issue to the name of its form field', () => {
  expect(stripPathPrefix(refused, 'newBanner')?.issues.map(({ path }) => path)).toEqual([
    'title.vi',
    'newBanner',
    'image',
    'newBannerX.link',
  ])
  expect(stripPathPrefix(null, 'newBanner')).toBeNull()
})

test('strip-path-prefix: returns the same object for the same failure', () => {
  expect(stripPathPrefix(refused, 'newBanner')).toBe(stripPathPrefix(refused, 'newBanner'))
})
