import { expect, test } from 'vitest'
import { draftOf, isDraft } from './draft.ts'

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

test('what was typed is kept, and nothing else', () => {
  const typed = {
    fullName: 'Ánh',
    phone: '0912',
    email: '',
    note: 'x'.repeat(1_001),
    cartRevision: 'r',
    attempt: 'key',
    paymentMethod: 'cod',
  }
  const draft = draftOf(form(typed))
  expect(draft).toEqual({ fullName: 'Ánh', phone: '0912', paymentMethod: 'cod' })
  expect(isDraft(draft)).toBe(true)
})

test.each([[null], ['x'], [[]], [{ fullName: 1 }], [{ password: 'x' }]])('%o is no draft', (kept) => {
  expect(isDraft(kept)).toBe(false)
})
