import { expect, test } from 'vitest'
import { NewDiscount } from '../../../../contract/admin/discounts.ts'
import { DiscountCode } from '../../../../contract/discounts.ts'
import { bodyOf, draftOf, generateCode } from './discount-draft.ts'

test('a code made up can be used as one', () => {
  const codes = new Set(Array.from({ length: 50 }, generateCode))
  expect(codes.size).toBe(50)
  for (const code of codes) expect(DiscountCode.parse(code)).toBe(code)
})

test('what is left empty is no limit', () => {
  const body = bodyOf({ ...draftOf(null), code: ' tet ', maxDiscount: 0 })
  expect(body).toEqual({
    code: 'tet',
    kind: 'percent',
    value: 10,
    minSubtotal: null,
    maxDiscount: null,
    startsAt: null,
    endsAt: null,
    usageLimit: null,
    perCustomerLimit: null,
    active: true,
  })
  expect(NewDiscount.parse(body).code).toBe('TET')
})

test.each([{ percent: '' }, { percent: '10,5' }, { percent: '0' }, { usageLimit: 'nhiều' }, { usageLimit: '0' }])(
  'nonsense is no discount: %j',
  (wrong) => {
    expect(NewDiscount.safeParse(bodyOf({ ...draftOf(null), code: 'TET', ...wrong })).success).toBe(false)
  },
)

test('the most a discount takes off belongs to a percentage alone', () => {
  const most = { ...draftOf(null), code: 'TET', maxDiscount: 50_000, amount: 20_000 }
  expect(bodyOf(most).maxDiscount).toBe(50_000)
  expect(bodyOf({ ...most, kind: 'amount' }).maxDiscount).toBeNull()
})
