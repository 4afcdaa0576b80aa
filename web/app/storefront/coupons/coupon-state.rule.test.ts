import { expect, test } from 'vitest'
import { couponStateOf } from './coupon-state.rule.ts'

const applied = { code: 'CHAO', kind: 'percent', amount: 20_000, freeShipping: false } as const

test.each([
  ['enough', { code: 'CHAO', minSubtotal: 200_000 }, { subTotal: 200_000 }, { kind: 'ready' }],
  ['no minimum', { code: 'CHAO' }, { subTotal: 1 }, { kind: 'ready' }],
  ['too little', { code: 'CHAO', minSubtotal: 200_000 }, { subTotal: 155_000 }, { kind: 'missing', amount: 45_000 }],
  ['applied', { code: 'CHAO', minSubtotal: 200_000 }, { subTotal: 200_000, discount: applied }, { kind: 'applied' }],
  ['another one is applied', { code: 'SHIP' }, { subTotal: 200_000, discount: applied }, { kind: 'ready' }],
  [
    'applied, but the cart became smaller',
    { code: 'CHAO', minSubtotal: 200_000 },
    { subTotal: 199_999, discount: applied },
    { kind: 'missing', amount: 1 },
  ],
  [
    'applied, but refused for another reason',
    { code: 'CHAO' },
    { subTotal: 1, discount: { ...applied, problem: 'hết lượt' } },
    { kind: 'ready' },
  ],
] as const)('couponStateOf: %s', (_, coupon, cart, state) => {
  expect(couponStateOf(coupon, cart)).toEqual(state)
})
