import { expect, test } from 'vitest'
import { describeChange } from '../../../../contract/orders/describe-change.rule.ts'
import { listChanges } from './list-changes.rule.ts'

const line = { variantId: 'v1', name: 'Đầm', color: 'Hồng', size: '1Y', unitVnd: 100_000, quantity: 1, personalization: null, note: null }
const sums = { shippingVnd: 30_000, discountVnd: 0 }
const changesOf = (after: Parameters<typeof listChanges>[0]['after']) =>
  listChanges({ before: { ...sums, lines: [line] }, after }).map((change) => describeChange(change).vi.replaceAll('\u00a0', ' '))

test('list-changes: an edit that changes nothing has no changes', () => {
  expect(changesOf({ ...sums, lines: [{ ...line, from: 0 }] })).toEqual([])
})

test('list-changes: an edit is described line by line, then by its fee and its discount', () => {
  const changed = { ...line, variantId: 'v2', size: '2Y', quantity: 2, unitVnd: 90_000, from: 0 }
  const added = { ...line, variantId: '', name: 'Sửa lai', color: '', size: null, from: undefined }
  expect(changesOf({ shippingVnd: 0, discountVnd: 10_000, lines: [changed, added] })).toEqual([
    'Đầm: đổi Hồng, 1Y → Hồng, 2Y',
    'Đầm (Hồng, 2Y): số lượng 1 → 2',
    'Đầm (Hồng, 2Y): giá 100.000 ₫ → 90.000 ₫',
    'Thêm 1 × Sửa lai',
    'Phí giao hàng 30.000 ₫ → 0 ₫',
    'Giảm giá 0 ₫ → 10.000 ₫',
  ])
})

test('list-changes: another product in place of a line is one change', () => {
  const other = { ...line, variantId: 'v9', name: 'Mũ', from: 0 }
  expect(changesOf({ ...sums, lines: [other] })).toEqual(['Đầm: đổi Đầm (Hồng, 1Y) → Mũ (Hồng, 1Y)'])
})

test('list-changes: a removed line is named with its units', () => {
  expect(changesOf({ ...sums, lines: [] })).toEqual(['Bỏ 1 × Đầm (Hồng, 1Y)'])
})
