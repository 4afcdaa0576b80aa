import { expect, test } from 'vitest'
import { stillRefused } from './form-errors.ts'

function written(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('stillRefused: keeps the server’s error until the value of the field changes', () => {
  const refused = { errors: { password: ['Không đúng'], email: ['Đã có'] }, written: written({ password: 'a', email: 'b' }) }
  expect(stillRefused(refused, written({ password: 'a', email: 'b' }))).toEqual(refused.errors)
  expect(stillRefused(refused, written({ password: 'a', email: 'c' }))).toEqual({ password: ['Không đúng'] })
  expect(stillRefused(null, written({}))).toEqual({})
})
