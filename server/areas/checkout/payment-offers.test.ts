import { expect, test } from 'vitest'
import { offerPayments } from './payment-offers.ts'

const name = { vi: '', en: '' }
const settings = { paymentMethods: (['momo', 'cod', 'bank'] as const).map((method) => ({ method, name, enabled: true })) }
const shop = { settings, hasWallet: true, amount: null }
const available = (asked: typeof shop | { amount: number | null }) =>
  offerPayments({ ...shop, ...asked })
    .filter((offer) => offer.available)
    .map(({ method }) => method)

test.each([
  [null, ['momo', 'cod']],
  [999, ['cod']],
  [1_000, ['momo', 'cod']],
  [50_000_000, ['momo', 'cod']],
  [50_000_001, ['cod']],
  [0, ['momo', 'cod', 'bank']],
])('a sum of %s can be paid by %j', (amount, methods) => expect(available({ amount })).toEqual(methods))

test('what cannot be chosen says why', () => {
  const offers = offerPayments({ ...shop, amount: 999 })
  expect(offers.find(({ method }) => method === 'momo')?.reason?.en).toContain('1.000')
  expect(offers.find(({ method }) => method === 'bank')?.reason?.vi).toContain('chuyển khoản')
})

test('a shop without a gateway, or that has switched a way off, does not offer it', () => {
  expect(available({ ...shop, hasWallet: false })).toEqual(['cod'])
  expect(available({ ...shop, settings: { paymentMethods: [{ method: 'cod', name, enabled: false }] } })).toEqual([])
})
