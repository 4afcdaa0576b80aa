import { expect, test } from 'vitest'
import type { OrderOfPhone } from './buyer.sql.ts'
import { summariseBuyer } from './summarise-buyer.rule.ts'

const address = {
  fullName: 'Lan',
  phone: '+84912345678',
  provinceCode: '46',
  province: 'Huế',
  wardCode: '1',
  ward: 'Thuận Hóa',
  street: '1 Lê Lợi',
}
const order = (id: string, day: number, more: Partial<OrderOfPhone> = {}): OrderOfPhone => ({
  ...{ id, orderNumber: `MM-${id}`, status: 'delivered', totalVnd: 100_000, userId: null, email: null, language: 'vi', pickup: null },
  phone: address.phone,
  shippingAddress: address,
  ...{ paymentMethod: 'cod', paymentStatus: 'unpaid', confirmedAt: null },
  createdAt: new Date(Date.UTC(2026, 10, day)),
  ...more,
})

test('buyer: addresses once each, the latest first, without places of pickup', () => {
  const orders = [
    order('c', 3, { shippingAddress: { ...address, street: '9 Bà Triệu', note: 'gọi trước' } }),
    order('b', 2, { shippingAddress: { ...address, fullName: 'Lan Anh', street: '1 LÊ LỢI' } }),
    order('p', 2, {
      pickup: { storeId: 's', name: { vi: 'Tiệm', en: 'Shop' }, address: '2 Huế' },
      shippingAddress: { ...address, street: 'x' },
    }),
    order('a', 1),
  ]
  expect(summariseBuyer(orders, []).addresses.map(({ fullName, street, note }) => [fullName, street, note])).toEqual([
    ['Lan', '9 Bà Triệu', 'gọi trước'],
    ['Lan Anh', '1 LÊ LỢI', undefined],
  ])
})

test('buyer: sizes of orders that were kept, the latest first, each once', () => {
  const orders = [order('d', 4, { status: 'cancelled' }), order('c', 3), order('a', 1)]
  const lines = [
    { orderId: 'a', size: '1Y', name: 'Đầm' },
    { orderId: 'a', size: '2Y', name: 'Yếm' },
    { orderId: 'c', size: '2Y', name: 'Áo' },
    { orderId: 'c', size: null, name: 'Thỏ bông' },
    { orderId: 'd', size: '5Y', name: 'Váy' },
  ]
  expect(summariseBuyer(orders, lines).sizes.map(({ size, name }) => `${size} ${name}`)).toEqual(['2Y Áo', '1Y Đầm'])
})

test('buyer: orders that are not finished', () => {
  const all = (['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const).map((status) => order(status, 1, { status }))
  expect(summariseBuyer(all, []).open.map(({ status, confirmed }) => [status, confirmed])).toEqual([
    ['pending', false],
    ['processing', true],
    ['shipped', true],
  ])
})
