import { expect, test } from 'vitest'
import { methodsOf, offersOf } from './use-payment.ts'

const name = { vi: '', en: '' }
const all = ['cod', 'momo', 'bank'].map((method) => ({ method, name, enabled: true }))
const account = { bin: '970436', accountNumber: '0123456789', accountName: 'ME MAY' }

test('payment methods: a transfer is offered from the beginning where there is an account', () => {
  expect(methodsOf({ paymentMethods: all, bank: account })).toEqual(['momo', 'bank', 'cod'])
  expect(methodsOf({ paymentMethods: all, bank: null })).toEqual(['momo', 'cod'])
  expect(methodsOf({ paymentMethods: all.map((one) => ({ ...one, enabled: one.method === 'cod' })), bank: account })).toEqual(['cod'])
})

test('payment methods: stand in the same place before and after the quote', () => {
  const before = offersOf(['momo', 'bank', 'cod'], undefined)
  const after = offersOf(
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
  expect(offersOf([], [...quoted])).toEqual([{ method: 'cod', available: true, reason: undefined }])
})
