import { describe, expect, test } from 'vitest'
import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import { customLine, draftOf, editOf, indexInRequest } from './edit-draft.ts'

const product = { _id: 'prd_1', name: 'Đầm', slug: 'dam', sku: 'MM-1', image: '' }
const item = { product, color: 'Hồng', size: '3Y', price: 100_000, quantity: 2, total: 200_000, fromStock: 2 }
const order = { items: [item, { ...item, priceReason: 'Khách quen' }], shippingFee: 30_000, isOwnFee: false } as unknown as AdminOrder

describe('the edit of an order as a request', () => {
  test('names unchanged lines by their index, and leaves the fee to the rule', () => {
    expect(editOf(draftOf(order), 7)).toEqual({
      expectedVersion: 7,
      lines: [
        { line: 0, quantity: 2 },
        { line: 1, quantity: 2 },
      ],
      shippingFee: null,
    })
  })

  test('leaves out removed lines, and counts the others as the request does', () => {
    const { lines, fee } = draftOf(order)
    const changed = lines.map((line, at) => ({ ...line, isRemoved: at === 0 }))
    expect(editOf({ lines: changed, fee }, 7).lines).toEqual([{ line: 1, quantity: 2 }])
    expect(indexInRequest(changed, 1)).toBe(0)
  })

  test('sends a price by hand with its reason; a preview waits for both', () => {
    const { lines, fee } = draftOf(order)
    const [first] = lines
    if (!first) throw new Error('no line')
    const priced = { lines: [{ ...first, price: { amount: 90_000, reason: '' } }], fee }
    expect(editOf(priced, 7, { isPreview: true }).lines).toEqual([{ line: 0, quantity: 2 }])
    expect(editOf(priced, 7).lines).toEqual([{ line: 0, quantity: 2, price: { amount: 90_000, reason: '' } }])
    const forgotten = { lines: [{ ...first, price: { amount: null, reason: 'Khách quen' } }], fee }
    expect(editOf(forgotten, 7).lines).toEqual([{ line: 0, quantity: 2, price: { amount: null, reason: 'Khách quen' } }])
    expect(editOf({ lines: [{ ...first, price: null }], fee }, 7).lines).toEqual([{ line: 0, quantity: 2, price: null }])
  })

  test('sends a line that is not in the catalogue, and an own fee', () => {
    const lines = [customLine({ name: 'Sửa lai', note: '', amount: 20_000 })]
    expect(editOf({ lines, fee: { isOwn: true, amount: null } }, 7)).toEqual({
      expectedVersion: 7,
      lines: [{ quantity: 1, price: { amount: 20_000, reason: '' }, custom: { name: 'Sửa lai', note: '' } }],
      shippingFee: 0,
    })
  })
})
