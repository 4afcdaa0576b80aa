import { expect, test } from 'vitest'
import { prefixError } from './prefix-error.ts'

const failure = (code: string) => ({ status: 0, code, message: 'Không kết nối được.', issues: [] })

test("prefix-error: names the failed action if the API's message does not", () => {
  expect(prefixError(failure('network'), 'Chưa lưu được')?.message).toBe('Chưa lưu được. Không kết nối được.')
  expect(prefixError(failure('already_exists'), 'Chưa lưu được')?.message).toBe('Không kết nối được.')
})

test('prefix-error: returns the same object for the same failure', () => {
  const refused = failure('network')
  expect(prefixError(refused, 'Chưa lưu được')).toBe(prefixError(refused, 'Chưa lưu được'))
})
