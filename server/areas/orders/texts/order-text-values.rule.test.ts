import { expect, test } from 'vitest'
import { sampleOrder } from '../mails/sample-order.ts'
import { orderTextValues } from './order-text-values.rule.ts'

const sender = { brand: { name: 'Mẹ May' }, owner: {}, publicUrl: 'https://memay.vn' } as never

test('order-text-values: the store of a pick-up has its name in the language of the text', () => {
  const pickup = { storeId: 'loc_1', name: { vi: 'Tiệm Huế', en: 'Hue shop' }, address: '12 Lê Lợi' }
  const order = { ...sampleOrder('en'), pickup } as never
  expect(orderTextValues(order, sender, 'vi').address).toBe('Tiệm Huế, 12 Lê Lợi')
  expect(orderTextValues(order, sender, 'en').address).toBe('Hue shop, 12 Lê Lợi')
})
