import { expect, test } from 'vitest'
import { checkoutTotals } from './checkout-totals.rule.ts'

const code = { code: 'CHAO', kind: 'amount' as const, amount: 50_000, freeShipping: false }

test.each([
  ['before anybody says where to', { subTotal: 200_000 }, null, 200_000, null, 0],
  ['with delivery', { subTotal: 200_000 }, 30_000, 230_000, 30_000, 0],
  ['with free delivery', { subTotal: 800_000 }, 0, 800_000, 0, 0],
  ['with a code', { subTotal: 200_000, discount: code }, 30_000, 180_000, 30_000, 50_000],
  ['a code is worth no more than the goods', { subTotal: 20_000, discount: code }, 30_000, 30_000, 30_000, 20_000],
  ['a code that does not apply now', { subTotal: 200_000, discount: { ...code, problem: 'used up' } }, 30_000, 230_000, 30_000, 0],
  ['a code for free delivery', { subTotal: 200_000, discount: { ...code, amount: 0, freeShipping: true } }, 30_000, 200_000, 0, 0],
  [
    'such a code before anybody says where to',
    { subTotal: 200_000, discount: { ...code, amount: 0, freeShipping: true } },
    null,
    200_000,
    0,
    0,
  ],
])('checkoutTotals: %s', (_what, cart, fee, total, shippingFee, discount) => {
  const totals = checkoutTotals(cart, { shippingFee: fee, wrapFee: 0, taxPercent: 8 })
  expect(totals).toMatchObject({ total, shippingFee, discount })
  expect(totals.total).toBe(totals.subTotal - totals.discount + (totals.shippingFee ?? 0))
  expect(totals.tax).toBe(Math.round((total * 8) / 108))
})
