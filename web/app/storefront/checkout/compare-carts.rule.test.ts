import { expect, test } from 'vitest'
import type { Cart, CartItem } from '../../../../contract/cart.ts'
import { compareCarts } from './compare-carts.rule.ts'

function line(id: string, more: Partial<CartItem> = {}): CartItem {
  const color = { id: 'c', color: 'Chàm', label: 'Indigo', imageUrl: '', images: [] }
  const size = { size: '3-6m', price: 0, salePrice: 0 }
  const item = { _id: id, productId: id, slug: id, name: `Yếm ${id}`, nameLanguage: 'vi' as const, price: 100, salePrice: 0, quantity: 1 }
  return { ...item, size, color, unitPrice: 100, total: 100, available: 5, ...more }
}
const cart = (...items: CartItem[]): Cart => ({ items, subTotal: 0, revision: 'r' })

test.each([
  ['nothing', cart(line('a')), cart(line('a')), []],
  ['a price', cart(line('a')), cart(line('a', { unitPrice: 90 })), [{ id: 'a', kind: 'changed', price: { before: 100, now: 90 } }]],
  [
    'a number',
    cart(line('a', { quantity: 3 })),
    cart(line('a', { quantity: 2 })),
    [{ id: 'a', kind: 'changed', quantity: { before: 3, now: 2 } }],
  ],
  [
    'the last one is gone',
    cart(line('a')),
    cart(line('a', { problem: 'sold_out', available: 0 })),
    [{ id: 'a', kind: 'changed', problem: 'sold_out' }],
  ],
  ['one line more', cart(line('a')), cart(line('a'), line('b')), [{ id: 'b', kind: 'added' }]],
  ['one line less', cart(line('a'), line('b')), cart(line('b')), [{ id: 'a', kind: 'removed' }]],
])('compareCarts: changed lines: %s', (_what, seen, now, changes) => {
  expect(compareCarts(seen, now).lines).toEqual(changes.map((change) => ({ name: `Yếm ${change.id}`, detail: 'Indigo · 3-6m', ...change })))
})

test('compareCarts: changed totals', () => {
  const code = (amount: number) => ({ code: 'CHAO', kind: 'amount' as const, amount, freeShipping: false })
  const seen = { ...cart(line('a')), subTotal: 100, discount: code(10) }
  expect(compareCarts(seen, { ...seen, subTotal: 90, discount: code(0) })).toEqual({
    lines: [],
    discount: { before: 10, now: 0 },
    subTotal: { before: 100, now: 90 },
  })
})

test('compareCarts: a refused line is named with the reason, unless a change says it', () => {
  const seen = cart(line('a'), line('b'))
  const refused = { a: 'Hết hàng', b: 'Hết hàng' }
  const now = cart(line('a'), line('b', { problem: 'sold_out', available: 0 }))
  const what = { detail: 'Indigo · 3-6m', kind: 'changed' as const }
  expect(compareCarts(seen, now, refused).lines).toEqual([
    { ...what, id: 'a', name: 'Yếm a', refusal: 'Hết hàng' },
    { ...what, id: 'b', name: 'Yếm b', problem: 'sold_out' },
  ])
})
