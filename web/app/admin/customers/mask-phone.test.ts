import { expect, test } from 'vitest'
import { maskPhone } from './mask-phone.ts'

test('a list does not tell whole phone numbers', () => {
  expect(maskPhone('+84912345678')).toBe('0912 ••• 678')
  expect(maskPhone(null)).toBe('')
})
