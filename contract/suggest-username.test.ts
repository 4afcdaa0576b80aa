import { expect, test } from 'vitest'
import { Username } from './accounts.ts'
import { suggestUsernames } from './suggest-username.ts'

test.each([
  ['linh.nguyen@memay.vn', 'linh.nguyen'],
  ['ĐứcAnh@memay.vn', 'ducanh'],
  ['a+shop@memay.vn', 'ashop'],
  ['妈妈@memay.vn', 'khach'],
  [`${'x'.repeat(64)}@memay.vn`, 'x'.repeat(30)],
])('suggest-username: %s gets the suggestion %s', (email, name) => {
  const names = suggestUsernames(email, () => 0.5)
  expect(names).toEqual([name, `${name}5500`, `${name}55005500`])
  for (const offered of names) expect(Username.safeParse(offered).success).toBe(true)
})
