import { expect, test } from 'vitest'
import { checkGiftDay, giftWindow } from './gift-day.rule.ts'

const window = { deliveryFrom: '2026-11-28', deliveryTo: '2026-11-30' }
const sewn = { deliveryFrom: '2027-07-01', deliveryTo: '2027-07-02' }

test.each([
  ['2026-11-29', window, { kind: 'too-early', earliest: '2026-11-30' }],
  ['2026-11-30', window, { kind: 'on-day' }],
  ['2027-05-25', window, { kind: 'on-day' }],
  ['2027-05-26', window, { kind: 'too-late', latest: '2027-05-25' }],
  ['2027-07-02', sewn, { kind: 'on-day' }],
  ['2027-07-03', sewn, { kind: 'too-late', latest: '2027-07-02' }],
])('gift-day: a gift for %s that arrives %j is %j', (deliverOn, promised, expected) => {
  expect(checkGiftDay(deliverOn, { window: promised, today: '2026-11-26' })).toEqual(expected)
})

test.each([
  [undefined, window],
  ['2026-11-29', window],
  ['2026-12-24', { deliveryFrom: '2026-12-24', deliveryTo: '2026-12-24' }],
])('gift-day: promises %j as %j', (deliverOn, expected) => {
  expect(giftWindow(window, deliverOn)).toEqual(expected)
})
