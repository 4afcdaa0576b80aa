import { expect, test } from 'vitest'
import { deliveryDays } from './delivery-days.rule.ts'

test('delivery-days: delivery days are days in Vietnam, later by the sewing days', () => {
  const lateEvening = new Date('2026-11-21T17:30:00Z')
  const hue = { days: [1, 2] as [number, number] }
  expect(deliveryDays(hue, lateEvening, 0)).toEqual({ deliveryFrom: '2026-11-23', deliveryTo: '2026-11-24' })
  expect(deliveryDays(hue, lateEvening, 10)).toEqual({ deliveryFrom: '2026-12-03', deliveryTo: '2026-12-04' })
})
