import { expect, test } from 'vitest'
import type { Settings } from '../../../contract/content.ts'
import { offerPayments } from './payment-offers.ts'

const name = { vi: '', en: '' }
type Shop = {
  settings: Pick<Settings, 'paymentMethods' | 'bank' | 'cod'>
  hasWallet: boolean
  amount: number | null
  refused?: number
}
const settings: Shop['settings'] = { paymentMethods: (['momo', 'cod', 'bank'] as const).map((method) => ({ method, name, enabled: true })) }
const bank = { bin: '970436', accountNumber: '0123456789', accountName: 'ME MAY' }
const shop: Shop = { settings, hasWallet: true, amount: null }
const available = (asked: Partial<Shop>) =>
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
  expect(available({ hasWallet: false })).toEqual(['cod'])
  expect(available({ settings: { paymentMethods: [{ method: 'cod', name, enabled: false }] } })).toEqual([])
})

test('a transfer is offered once there is an account, unless it is switched off', () => {
  expect(available({ settings: { ...settings, bank } })).toEqual(['momo', 'cod', 'bank'])
  expect(available({ settings: { ...settings, bank: null } })).toEqual(['momo', 'cod'])
  const off = settings.paymentMethods.map((offered) => ({ ...offered, enabled: offered.method !== 'bank' }))
  expect(available({ settings: { paymentMethods: off, bank } })).toEqual(['momo', 'cod'])
})

test('cash is for orders up to a total, and not for a number whose parcels keep coming back', () => {
  const cod = { maxTotal: 2_000_000, refuseAfter: 2 }
  expect(available({ settings: { ...settings, cod }, amount: 2_000_000, refused: 1 })).toEqual(['momo', 'cod'])
  expect(available({ settings: { ...settings, cod }, amount: 2_000_001 })).toEqual(['momo'])
  expect(available({ settings: { ...settings, cod }, refused: 2 })).toEqual(['momo'])
  const reasons = offerPayments({ ...shop, settings: { ...settings, cod }, refused: 5 }).map(({ reason }) => reason?.vi ?? '')
  expect(reasons.join()).not.toContain('5')
})
