import { expect, test } from 'vitest'
import { exchangeableUnits, exchangeDeadline, hasReplacement, isBeforeDeadline } from './exchangeable.rule.ts'

const deliveredAt = new Date('2026-11-03T15:30:00+07:00')

test('exchange-deadline: is the last day in Vietnam, until midnight', () => {
  const deadline = exchangeDeadline(deliveredAt, 7)
  expect(deadline).toBe('2026-11-10')
  expect(isBeforeDeadline(deadline, new Date('2026-11-10T23:59:59+07:00'))).toBe(true)
  expect(isBeforeDeadline(deadline, new Date('2026-11-11T00:00:00+07:00'))).toBe(false)
})

test('exchange-deadline: is a week where the settings have none, and never where they say 0', () => {
  expect(exchangeDeadline(deliveredAt)).toBe('2026-11-10')
  expect(exchangeDeadline(deliveredAt, 0)).toBeNull()
  expect(isBeforeDeadline(null, deliveredAt)).toBe(false)
})

type Exchange = Parameters<typeof exchangeableUnits>[1][number]
const one: Exchange = { position: 1, fromExchange: null, quantity: 1, status: 'cancelled', returnState: null }

test.each<[string, Exchange[], number]>([
  ['no exchange', [], 3],
  ['one of another line', [{ ...one, position: 0, status: 'done' }], 3],
  ['a requested one', [{ ...one, status: 'requested' }], 0],
  ['an approved one', [{ ...one, status: 'approved', returnState: 'awaited' }], 0],
  ['a completed one', [{ ...one, status: 'done', returnState: 'missing' }], 2],
  [
    'a completed one, whose new item is exchanged again',
    [
      { ...one, status: 'done', returnState: 'received' },
      { ...one, fromExchange: 'exc1', status: 'approved' },
    ],
    0,
  ],
  ['a rejected one', [{ ...one, status: 'rejected' }], 3],
  ['a withdrawn one', [one], 3],
  ['a cancelled one, not sent back', [{ ...one, returnState: 'awaited' }], 3],
  ['a cancelled one, sent back', [{ ...one, returnState: 'received' }], 2],
  [
    'two cancelled ones, sent back',
    [
      { ...one, returnState: 'received' },
      { ...one, quantity: 2, returnState: 'received' },
    ],
    0,
  ],
])('exchangeable-units: of three, with %s', (_, exchanges, units) => {
  expect(exchangeableUnits({ position: 1, quantity: 3 }, exchanges)).toBe(units)
})

test('exchangeable-units: of what came in an exchange, without what was exchanged again or returned since', () => {
  const goods = { position: 1, exchange: 'exc1', quantity: 2 }
  const again: Exchange = { ...one, fromExchange: 'exc1', status: 'done', returnState: 'received' }
  expect(exchangeableUnits(goods, [{ ...one, quantity: 2, status: 'done', returnState: 'received' }])).toBe(2)
  expect(exchangeableUnits(goods, [again])).toBe(1)
  const back = { status: 'approved', lines: [{ position: 1, exchange: 'exc1', quantity: 1, inspected: null }] } as const
  expect(exchangeableUnits(goods, [again], [back])).toBe(0)
  expect(exchangeableUnits({ ...goods, exchange: null }, [again], [back])).toBe(2)
})

test.each([
  ['done', 'received', true],
  ['done', 'missing', false],
  ['approved', 'received', false],
  ['cancelled', 'received', false],
] as const)('what came in an exchange that is %s, with the old item %s, may go again: %s', (status, returnState, may) => {
  expect(hasReplacement({ status, returnState })).toBe(may)
})
