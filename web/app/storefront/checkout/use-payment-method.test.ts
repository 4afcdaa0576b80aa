import { expect, test } from 'vitest'
import { enabledMethods, paymentOptions } from './use-payment-method.ts'

const name = { vi: '', en: '' }
const listed = (...methods: string[]) => ({ paymentMethods: methods.map((method) => ({ method, name, enabled: true })) })

test('payment methods: those the API lists are shown from the beginning, in one sequence', () => {
  expect(enabledMethods(listed('cod', 'momo', 'bank'))).toEqual(['momo', 'bank', 'cod'])
  expect(enabledMethods(listed('cod'))).toEqual(['cod'])
})

test('payment methods: stand in the same place before and after the quote', () => {
  const before = paymentOptions(['momo', 'bank', 'cod'], undefined)
  const after = paymentOptions(
    ['momo', 'bank', 'cod'],
    [
      { method: 'cod', available: false, reason: 'Quá lớn' },
      { method: 'momo', available: true },
      { method: 'bank', available: true },
    ],
  )
  expect(before.map(({ method }) => method)).toEqual(after.map(({ method }) => method))
  expect(before.every(({ available }) => available)).toBe(true)
  expect(after.at(-1)).toEqual({ method: 'cod', available: false, reason: 'Quá lớn' })
})

test('payment methods: one the shop has not is not shown, one it has just opened is', () => {
  const quoted = [
    { method: 'momo', available: false, reason: 'Chưa mở' },
    { method: 'cod', available: true },
  ] as const
  expect(paymentOptions([], [...quoted])).toEqual([{ method: 'cod', available: true, reason: undefined }])
})
