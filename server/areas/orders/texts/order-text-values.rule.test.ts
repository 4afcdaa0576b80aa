import { expect, test } from 'vitest'
import { formatAmount } from '../../../../contract/money.ts'
import { sampleOrder } from '../mails/sample-order.ts'
import { orderTextValues } from './order-text-values.rule.ts'

const sender = { brand: { name: 'Mẹ May' }, owner: {}, publicUrl: 'https://memay.vn' } as never

test('order-text-values: the store of a pick-up has its name in the language of the text', () => {
  const pickup = { storeId: 'loc_1', name: { vi: 'Tiệm Huế', en: 'Hue shop' }, address: '12 Lê Lợi' }
  const order = { ...sampleOrder('en'), pickup } as never
  expect(orderTextValues(order, sender, 'vi').address).toBe('Tiệm Huế, 12 Lê Lợi')
  expect(orderTextValues(order, sender, 'en').address).toBe('Hue shop, 12 Lê Lợi')
})

test('order-text-values: a cancelled order names the money that goes back until it is refunded', () => {
  const due = (change: object) => orderTextValues({ ...sampleOrder('vi'), status: 'cancelled', ...change } as never, sender, 'vi').refundDue
  const { totalVnd } = sampleOrder('vi')
  expect(due({ paymentStatus: 'paid' })).toBe(formatAmount(totalVnd))
  expect(due({ paymentStatus: 'unpaid', paymentMethod: 'cod', depositVnd: 50_000, depositPaidAt: new Date() })).toBe(formatAmount(50_000))
  expect(due({ paymentStatus: 'unpaid' })).toBe('')
  expect(due({ paymentStatus: 'refunded' })).toBe('')
  expect(due({ paymentStatus: 'paid', status: 'processing' })).toBe('')
})
