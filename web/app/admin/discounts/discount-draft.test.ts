import { expect, test } from 'vitest'
import { NewDiscount } from '../../../../contract/admin/discounts.ts'
import { DiscountCode } from '../../../../contract/discounts.ts'
import { bodyOf, draftOf, generateCode } from './discount-draft.ts'

test('generate-code: returns different, valid codes', () => {
  const codes = new Set(Array.from({ length: 50 }, generateCode))
  expect(codes.size).toBe(50)
  for (const code of codes) expect(DiscountCode.parse(code)).toBe(code)
})

test('discount-draft: sends an empty field as null, without a limit', () => {
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
    isListed: false,
  })
  expect(NewDiscount.parse(body).code).toBe('TET')
})

test.each([{ percent: '' }, { percent: '10,5' }, { percent: '0' }, { usageLimit: 'nhiều' }, { usageLimit: '0' }])(
  'discount-draft: an unreadable number is an invalid discount: %j',
  (wrong) => {
    expect(NewDiscount.safeParse(bodyOf({ ...draftOf(null), code: 'TET', ...wrong })).success).toBe(false)
  },
)

test('discount-draft: sends the maximum only for a percentage', () => {
  const most = { ...draftOf(null), code: 'TET', maxDiscount: 50_000, amount: 20_000 }
  expect(bodyOf(most).maxDiscount).toBe(50_000)
  expect(bodyOf({ ...most, kind: 'amount' }).maxDiscount).toBeNull()
})
