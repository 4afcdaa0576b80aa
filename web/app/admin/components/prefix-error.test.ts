import { expect, test } from 'vitest'
import { prefixError } from './prefix-error.ts'

const failure = (code: string) => ({ status: 0, code, message: 'Không kết nối được.', issues: [] })

test('where the shop said nothing, what failed comes first', () => {
  expect(prefixError(failure('network'), 'Chưa lưu được')?.message).toBe('Chưa lưu được. Không kết nối được.')
  expect(prefixError(failure('already_exists'), 'Chưa lưu được')?.message).toBe('Không kết nối được.')
})

test('the same failure is told by the same object, however often a page is drawn', () => {
  const refused = failure('network')
  expect(prefixError(refused, 'Chưa lưu được')).toBe(prefixError(refused, 'Chưa lưu được'))
})
