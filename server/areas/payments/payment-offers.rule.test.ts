import { expect, test } from 'vitest'
import type { Settings } from '../../../contract/content.ts'
import { offerPayments } from './payment-offers.rule.ts'

const name = { vi: '', en: '' }
type ShopState = {
  settings: Pick<Settings, 'paymentMethods' | 'bank' | 'cod'>
  hasWallet: boolean
  amount: number | null
  refused?: number
  isConfirmed?: boolean
}
const settings: ShopState['settings'] = {
  paymentMethods: (['momo', 'cod', 'bank'] as const).map((method) => ({ method, name, enabled: true })),
}
const bank = { bin: '970436', accountNumber: '0123456789', accountName: 'ME MAY' }
const shop: ShopState = { settings, hasWallet: true, amount: null }
const available = (asked: Partial<ShopState>) =>
  offerPayments({ ...shop, ...asked })
    .filter((offer) => offer.available)
    .map(({ method }) => method)

test.each([
  [null, ['momo', 'cod']],
  [999, ['cod']],
  [1_000, ['momo', 'cod']],
  [3_000_000, ['momo', 'cod']],
  [3_000_001, ['momo']],
  [50_000_000, ['momo']],
  [50_000_001, []],
  [0, ['momo', 'cod']],
])('payment-offers: %s can be paid by %j', (amount, methods) => expect(available({ amount })).toEqual(methods))

test('payment-offers: an unavailable method has a reason', () => {
  const offers = offerPayments({ ...shop, amount: 999 })
  expect(offers.find(({ method }) => method === 'momo')?.reason?.en).toContain('1.000')
})

test('payment-offers: leaves out a method that is not connected or switched off, even for an order that costs nothing', () => {
  const named = (asked: Partial<ShopState>) => offerPayments({ ...shop, ...asked }).map(({ method }) => method)
  expect(named({ hasWallet: false })).toEqual(['cod'])
  expect(named({ hasWallet: false, amount: 0 })).toEqual(['cod'])
  expect(named({ hasWallet: false, settings: { ...settings, bank } })).toEqual(['cod', 'bank'])
  expect(named({ settings: { paymentMethods: [{ method: 'cod', name, enabled: false }] } })).toEqual([])
})

test('payment-offers: offers a transfer once there is an account, unless it is switched off', () => {
  expect(available({ settings: { ...settings, bank } })).toEqual(['momo', 'cod', 'bank'])
  expect(available({ settings: { ...settings, bank: null } })).toEqual(['momo', 'cod'])
  const off = settings.paymentMethods.map((offered) => ({ ...offered, enabled: offered.method !== 'bank' }))
  expect(available({ settings: { paymentMethods: off, bank } })).toEqual(['momo', 'cod'])
})

test.each<[string, Settings['cod'], { amount: number; isConfirmed?: boolean }, boolean]>([
  ['a sum at the usual ceiling', undefined, { amount: 3_000_000 }, true],
  ['a sum above the usual ceiling', undefined, { amount: 3_000_001 }, false],
  ['… where somebody of the shop has spoken with the buyer', undefined, { amount: 3_000_001, isConfirmed: true }, true],
  ['… where the owner has lifted it', { unconfirmedMax: 0 }, { amount: 900_000_000 }, true],
  ['a sum above the owner’s own ceiling', { unconfirmedMax: 500_000 }, { amount: 500_001 }, false],
  ['a sum above the ceiling that begins with a deposit', { deposit: { from: 2_000_000, percent: 20 } }, { amount: 3_000_001 }, true],
  ['a sum above the ceiling and below the deposit', { deposit: { from: 5_000_000, percent: 20 } }, { amount: 3_000_001 }, false],
  [
    'a sum above the total no cash is taken for',
    { maxTotal: 1_000_000, unconfirmedMax: 0 },
    { amount: 1_000_001, isConfirmed: true },
    false,
  ],
])('cash: %s', (_, cod, asked, isOffered) => {
  expect(available({ settings: { ...settings, bank, ...(cod ? { cod } : {}) }, ...asked }).includes('cod')).toBe(isOffered)
})

test('cash: above the ceiling, names the total up to which it is offered', () => {
  const cash = offerPayments({ ...shop, amount: 3_000_001 }).find(({ method }) => method === 'cod')
  expect(cash).toMatchObject({ available: false, ceiling: 3_000_000, reason: { vi: expect.stringContaining('3.000.000') } })
})

test('cash: is offered up to a total, and not for a phone whose parcels are returned', () => {
  const cod = { maxTotal: 2_000_000, refuseAfter: 2 }
  expect(available({ settings: { ...settings, cod }, amount: 2_000_000, refused: 1 })).toEqual(['momo', 'cod'])
  expect(available({ settings: { ...settings, cod }, amount: 2_000_001 })).toEqual(['momo'])
  expect(available({ settings: { ...settings, cod }, refused: 2 })).toEqual(['momo'])
  const reasons = offerPayments({ ...shop, settings: { ...settings, cod }, refused: 5 }).map(({ reason }) => reason?.vi ?? '')
  expect(reasons.join()).not.toContain('5')
})
