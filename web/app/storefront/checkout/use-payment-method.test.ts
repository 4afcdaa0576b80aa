import { expect, test } from 'vitest'
import { enabledMethods, paymentOptions } from './use-payment-method.ts'

const name = { vi: '', en: '' }
const listed = (...methods: string[]) => ({ paymentMethods: methods.map((method) => ({ method, name, enabled: true })) })

test('enabledMethods: shows the methods of the API in a fixed order from the beginning', () => {
  expect(enabledMethods(listed('cod', 'momo', 'bank'))).toEqual(['momo', 'bank', 'cod'])
  expect(enabledMethods(listed('cod'))).toEqual(['cod'])
})

test('paymentOptions: keeps each method in place before and after the quote', () => {
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

test('paymentOptions: hides a method the shop does not have, and shows one it has just enabled', () => {
  const quoted = [
    { method: 'momo', available: false, reason: 'Chưa mở' },
    { method: 'cod', available: true },
  ] as const
  expect(paymentOptions([], [...quoted])).toEqual([{ method: 'cod', available: true, reason: undefined }])
})
