import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyDiscount, type DiscountTerms } from './apply-discount.rule.ts'

const now = new Date('2026-11-21T10:00:00+07:00')
const terms = (more: Partial<DiscountTerms> = {}): DiscountTerms => ({
  kind: 'percent',
  value: 10,
  minSubtotalVnd: null,
  maxDiscountVnd: null,
  startsAt: null,
  endsAt: null,
  usageLimit: null,
  perCustomerLimit: null,
  used: 0,
  active: true,
  ...more,
})
const apply = (more: Partial<DiscountTerms>, subTotal = 200_000, usedByCustomer = 0) =>
  applyDiscount(terms(more), { subTotal, usedByCustomer, now })
const off = (amount: number, freeShipping = false) => ({ kind: 'applies', amount, freeShipping })
const refused = (code: string) => ({ kind: 'refused', code })

test.each([
  ['ten percent', {}, 200_000, off(20_000)],
  ['a part of a dong is not given', {}, 199_999, off(19_999)],
  ['nothing of nothing', {}, 0, off(0)],
  ['a percentage with a ceiling', { maxDiscountVnd: 15_000 }, 200_000, off(15_000)],
  ['all of the most there is, to the dong', { value: 100 }, 494_999_999_999_997, off(494_999_999_999_997)],
  ['all of it', { value: 100 }, 200_000, off(200_000)],
  ['more than all of it', { value: 101 }, 200_000, off(200_000)],
  ['less than nothing', { value: -10 }, 200_000, off(0)],
  ['no percent', { value: 0 }, 200_000, off(0)],
  ['an amount', { kind: 'amount', value: 50_000 }, 200_000, off(50_000)],
  ['an amount above the goods', { kind: 'amount', value: 500_000 }, 200_000, off(200_000)],
  ['a negative amount', { kind: 'amount', value: -5 }, 200_000, off(0)],
  ['free shipping takes nothing off the goods', { kind: 'free-shipping', value: 99 }, 200_000, off(0, true)],
  ['the minimum itself is enough', { minSubtotalVnd: 200_000 }, 200_000, off(20_000)],
  ['below the minimum', { minSubtotalVnd: 200_001 }, 200_000, refused('discount_minimum')],
  ['switched off', { active: false }, 200_000, refused('unknown_discount')],
  ['from this moment on', { startsAt: now }, 200_000, off(20_000)],
  ['not yet', { startsAt: new Date(now.getTime() + 1) }, 200_000, refused('unknown_discount')],
  ['over at this moment', { endsAt: now }, 200_000, refused('unknown_discount')],
  ['until the next moment', { endsAt: new Date(now.getTime() + 1) }, 200_000, off(20_000)],
  ['the last use', { usageLimit: 3, used: 2 }, 200_000, off(20_000)],
  ['used up', { usageLimit: 3, used: 3 }, 200_000, refused('discount_used_up')],
] as [string, Partial<DiscountTerms>, number, object][])('apply-discount: %s', (_name, more, subTotal, effect) => {
  expect(apply(more, subTotal)).toEqual(effect)
})

test('apply-discount: refuses a customer who used the code as often as it allows, and no other', () => {
  expect(apply({ perCustomerLimit: 2 }, 200_000, 1)).toEqual(off(20_000))
  expect(apply({ perCustomerLimit: 2 }, 200_000, 2)).toEqual(refused('discount_used_up'))
})

const dong = fc.integer({ min: 0, max: 9_000_000_000_000 })

test('apply-discount: takes whole dong between 0 and the price of the goods, for any terms', () => {
  const anyTerms = fc.record({
    kind: fc.constantFrom('percent', 'amount', 'free-shipping'),
    value: fc.integer(),
    maxDiscountVnd: fc.option(dong),
  })
  fc.assert(
    fc.property(anyTerms, dong, (more, subTotal) => {
      const effect = apply(more as Partial<DiscountTerms>, subTotal)
      if (effect.kind !== 'applies') throw new Error('it was refused')
      expect(Number.isSafeInteger(effect.amount)).toBe(true)
      expect(effect.amount).toBeGreaterThanOrEqual(0)
      expect(effect.amount).toBeLessThanOrEqual(subTotal)
      if (more.maxDiscountVnd !== null) expect(effect.amount).toBeLessThanOrEqual(more.maxDiscountVnd)
    }),
    { numRuns: 2_000 },
  )
})
