import { expect, test } from 'vitest'
import { maskPhone } from './mask-phone.ts'

test('mask-phone: hides the middle digits', () => {
  expect(maskPhone('+84912345678')).toBe('0912 ••• 678')
  expect(maskPhone(null)).toBe('')
})
