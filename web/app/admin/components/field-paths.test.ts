import { expect, test } from 'vitest'
import { stripPathPrefix } from './field-paths.ts'

const refused = {
  status: 400,
  code: 'invalid_input',
  message: 'Có thông tin chưa đúng.',
  issues: ['newBanner.title.vi', 'newBanner', 'image', 'newBannerX.link'].map((path) => ({ path, message: 'Sai' })),
}

test('a field is found by the name it has in the form', () => {
  expect(stripPathPrefix(refused, 'newBanner')?.issues.map(({ path }) => path)).toEqual([
    'title.vi',
    'newBanner',
    'image',
    'newBannerX.link',
  ])
  expect(stripPathPrefix(null, 'newBanner')).toBeNull()
})

test('the same failure is told by the same object, however often a page is drawn', () => {
  expect(stripPathPrefix(refused, 'newBanner')).toBe(stripPathPrefix(refused, 'newBanner'))
})
