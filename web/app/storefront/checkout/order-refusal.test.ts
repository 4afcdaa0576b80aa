import { expect, test } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { moveToAddressField, toOrderRefusal } from './order-refusal.ts'

const failure = (status: number, code: string, issues?: { path: string; message: string }[]) =>
  new ApiError({ status, code, message: 'Không được.', issues })

test.each([
  ['no network', failure(0, 'network'), { kind: 'unknown' }],
  ['a broken proxy', failure(502, 'internal'), { kind: 'unknown' }],
  ['a busy shop', failure(503, 'unavailable'), { kind: 'unknown' }],
  ['the first try still under way', failure(409, 'idempotency_in_flight'), { kind: 'unknown' }],
  ['an answer nobody can read', failure(502, 'invalid_response'), { kind: 'unknown' }],
  ['a mistake of ours', new TypeError('x'), { kind: 'unknown' }],
  ['another price', failure(409, 'cart_changed', [{ path: 'items', message: 'Đã đổi' }]), { kind: 'changed', lines: {} }],
  [
    'units that other orders wait for',
    failure(409, 'cart_changed', [{ path: 'items.itm_1', message: 'Hết hàng' }]),
    { kind: 'changed', lines: { itm_1: 'Hết hàng' } },
  ],
  ['the last one just sold', failure(409, 'out_of_stock'), { kind: 'changed', lines: {} }],
  ['an empty cart', failure(409, 'cart_empty'), { kind: 'empty' }],
  ['a spent key', failure(422, 'idempotency_reused'), { kind: 'key-spent' }],
  ['too many unpaid orders', failure(429, 'too_many_unpaid_orders'), { kind: 'refused', message: 'Không được.', fields: {} }],
  [
    'a wrong phone',
    failure(400, 'invalid_input', [{ path: 'address.phone', message: 'Số sai' }]),
    { kind: 'refused', message: 'Không được.', fields: { phone: ['Số sai'] } },
  ],
  [
    'a place we do not go to',
    failure(400, 'no_delivery'),
    { kind: 'refused', message: 'Không được.', fields: { province: ['Không được.'] } },
  ],
  [
    'too much for the wallet',
    failure(400, 'amount_out_of_range'),
    { kind: 'refused', message: 'Không được.', fields: { paymentMethod: ['Không được.'] } },
  ],
])('orderRefusal: %s', (_what, error, outcome) => {
  expect(toOrderRefusal(error)).toEqual(outcome)
})

test('moveToAddressField: errors of a saved address are shown at its choice', () => {
  expect(moveToAddressField({ province: ['Chưa giao đến nơi này.'], paymentMethod: ['Không dùng được.'] })).toEqual({
    addressId: ['Chưa giao đến nơi này.'],
    paymentMethod: ['Không dùng được.'],
  })
  expect(moveToAddressField({ ward: ['Không có trong danh sách.'] })).toEqual({ addressId: ['Không có trong danh sách.'] })
  expect(moveToAddressField({ addressId: ['Không tìm thấy.'] })).toEqual({ addressId: ['Không tìm thấy.'] })
})
