import { expect, test } from 'vitest'
import { parseLastAddress } from './last-address.rule.ts'

const address = {
  fullName: 'Nguyễn Thị Thanh Thảo',
  phone: '0912345678',
  email: 'thao@example.com',
  province: 'Thành phố Huế',
  ward: 'Phường Thuận Hóa',
  street: '12 Chi Lăng',
}

test.each([
  ['a whole address', address, address],
  ['one without an e-mail', { ...address, email: undefined }, { ...address, email: '' }],
  ['unknown fields', { ...address, note: 'x' }, address],
  ['one without a ward', { ...address, ward: '' }, null],
  ['a field of another kind', { ...address, phone: 912345678 }, null],
  ['an endless field', { ...address, street: 'a'.repeat(300) }, null],
  ['nothing', null, null],
  ['a list', [address], null],
])('parseLastAddress: %s', (_, stored, expected) => {
  expect(parseLastAddress(JSON.stringify(stored))).toEqual(expected)
})

test.each([null, '', '{'])('parseLastAddress: %s', (stored) => {
  expect(parseLastAddress(stored)).toBeNull()
})
