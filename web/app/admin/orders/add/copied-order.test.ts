import { expect, test } from 'vitest'
import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import { copyOfOrder } from './copied-order.ts'

type Products = Parameters<typeof copyOfOrder>[1]

const pink = { id: 'col_1', color: 'Hồng', label: 'Pink', imageUrl: '/pink.webp', images: [], imageAlt: '' }
const dress = {
  ...{ _id: 'prd_1', name: 'Linen dress', published: true, availability: 'In stock', colors: [pink], sizes: [{ size: '3Y' }] },
  stock: [{ color: 'Hồng', size: '3Y', onHand: 5, reserved: 2 }],
}
const item = {
  ...{ product: { _id: 'prd_1', name: 'Đầm lanh', slug: '', sku: '', image: '' }, color: 'Hồng', size: '3Y', quantity: 2 },
  ...{ price: 200_000, total: 400_000, fromStock: 2 },
}
const shippingAddress = {
  fullName: 'Chị Thảo',
  phone: '0906777888',
  province: 'Thành phố Huế',
  ward: 'Phường Phú Xuân',
  street: '1 Lê Lợi',
}
const order = (change: object = {}) =>
  ({
    ...{ items: [item], email: 'thao@example.com', language: 'vi', note: 'Gọi trước', paymentMethod: 'bank', shippingAddress },
    ...{ isOwnFee: false, shippingFee: 30_000, gift: false },
    ...change,
  }) as unknown as AdminOrder
const copy = (change: object = {}, products: unknown[] = [dress]) =>
  copyOfOrder(order(change), products as Products, ['momo', 'cod', 'bank'], [{ _id: 'sto_1' }])

test('copied-order: takes the lines as they are sold today, the customer, the address and the payment method', () => {
  const { draft, gone } = copy()
  expect(gone).toBe(0)
  expect(draft.lines).toMatchObject([{ productId: 'prd_1', name: 'Linen dress', color: 'col_1', size: '3Y', quantity: 2, free: 3 }])
  expect(draft.lines[0]?.price).toBeUndefined()
  expect(draft.address).toMatchObject({ fullName: 'Chị Thảo', street: '1 Lê Lợi', ward: 'Phường Phú Xuân' })
  expect(draft).toMatchObject({
    email: 'thao@example.com',
    note: 'Gọi trước',
    paymentMethod: 'bank',
    discountCode: '',
    fee: { isOwn: false },
  })
})

test('copied-order: finds the colour of an order in another language', () => {
  expect(copy({ items: [{ ...item, color: 'Pink' }] }).draft.lines).toHaveLength(1)
})

test('copied-order: keeps prices by hand, personal wishes and lines outside the catalogue', () => {
  const personalization = [{ fieldId: 'fld_1', value: 'Bống' }]
  const lines = [
    { ...item, price: 150_000, priceReason: 'Khách quen', personalization },
    { ...item, product: { ...item.product, _id: '', name: 'Sửa lai' }, isCustom: true, note: 'ngắn 2 cm', price: 20_000, quantity: 1 },
  ]
  const { draft, gone } = copy({ items: lines, isOwnFee: true }, [dress, null])
  expect(gone).toBe(0)
  expect(draft.lines).toMatchObject([{ price: { amount: 150_000, reason: 'Khách quen' }, values: { fld_1: 'Bống' } }])
  expect(draft.customLines).toMatchObject([{ name: 'Sửa lai', note: 'ngắn 2 cm', amount: 20_000, quantity: 1 }])
  expect(draft.fee).toEqual({ isOwn: true, amount: 30_000 })
})

test('copied-order: leaves out and counts what is no longer sold', () => {
  const lines = [item, item, { ...item, size: '5Y' }]
  const { draft, gone } = copy({ items: lines }, [null, { ...dress, published: false }, dress])
  expect([draft.lines, gone]).toEqual([[], 3])
})

test('copied-order: keeps the giver and the words of a gift, but not its day', () => {
  const giver = { fullName: 'Mai', phone: '0931222333' }
  const { gift } = copy({ gift: { message: 'Mừng bé', deliverOn: '2026-01-01', giver } }).draft
  expect(gift).toMatchObject({ isGift: true, message: 'Mừng bé', deliverOn: '', hasGiver: true, giverName: 'Mai' })
})

test('copied-order: a pick-up stays one where its store still offers it', () => {
  const at = (storeId: string) => copy({ shippingMethod: 'pickup', pickup: { storeId, name: { vi: '', en: '' }, address: '' } })
  expect(at('sto_1').draft.storeId).toBe('sto_1')
  expect(at('sto_2').draft.storeId).toBe('')
})
