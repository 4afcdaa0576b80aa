import { expect, test } from 'vitest'
import { bodyOf, emptyDraft, linesOf, moveToProductSearch, previewLinesOf } from './order-draft.ts'
import type { OrderLine } from './order-lines.ts'

const line: OrderLine = {
  ...{ id: 'line-1', productId: 'p', name: 'Đầm', image: '', color: 'c', colorLabel: 'Hồng', size: '3Y', quantity: 2, free: 5, values: {} },
}
const draft = { ...emptyDraft(['cod']), lines: [line] }
const item = { productId: 'p', color: 'c', size: '3Y', quantity: 2 }

test('order-draft: sends what is set by hand, and nothing where the catalogue and the shop decide', () => {
  expect(linesOf(draft)).toEqual({ items: [item] })
  const price = { amount: 77_777, reason: 'Khách quen' }
  const customLines = [{ id: 'custom-1', name: 'Nơ', note: '', amount: 12_000, quantity: 1 }]
  const own = { ...draft, lines: [{ ...line, price }], customLines, fee: { isOwn: true, amount: null } }
  expect(bodyOf(own)).toMatchObject({
    items: [{ ...item, price }],
    customItems: [{ name: 'Nơ', note: '', amount: 12_000, quantity: 1 }],
    shippingFee: 0,
  })
})

test('order-draft: a price without its amount is never 0 ₫: the order is refused, the preview goes without', () => {
  const price = { amount: null, reason: 'Khách quen' }
  const forgotten = { ...draft, lines: [{ ...line, price }] }
  expect(linesOf(forgotten).items).toEqual([{ ...item, price }])
  expect(previewLinesOf(forgotten).items).toEqual([item])
})

test('order-draft: an empty order names the product search first, where the form begins', () => {
  const issues = [
    { path: 'address.ward', message: 'Thiếu' },
    { path: 'items', message: 'Ít nhất 1' },
  ]
  expect(moveToProductSearch({ status: 400, code: 'invalid_input', message: '', issues }, 'Chưa có món nào')?.issues).toEqual([
    { path: 'product', message: 'Chưa có món nào' },
    { path: 'address.ward', message: 'Thiếu' },
  ])
})

test('order-draft: a pick-up has neither a place nor a note for the carrier', () => {
  const address = { ...draft.address, fullName: 'Lan', phone: '0905 123 456', street: '1 Lê Lợi', note: 'Để ở bảo vệ' }
  expect(bodyOf({ ...draft, address }).address).toMatchObject({ street: '1 Lê Lợi', note: 'Để ở bảo vệ' })
  const nowhere = { fullName: 'Lan', phone: '0905 123 456', province: '', ward: '', street: '' }
  expect(bodyOf({ ...draft, address, storeId: 'sto_1' }).address).toEqual(nowhere)
})
