import { expect, test } from 'vitest'
import type { OrderEvent } from '../../../contract/orders/orders.ts'
import { cancellationReason, orderTimeline } from './order-timeline.rule.ts'

type OrderFields = Parameters<typeof orderTimeline>[0]
const day = (n: number) => `2026-12-0${n}T03:00:00.000Z`
const event = (n: number, what: string, to: string, more: Partial<OrderEvent> = {}): OrderEvent => ({
  at: day(n),
  what,
  to,
  by: 'admin',
  ...more,
})
const placed = event(1, 'placed', 'pending')
const order: OrderFields = { status: 'pending', paymentStatus: 'unpaid', paymentMethod: 'cod', orderDate: day(1), history: [placed] }
const stepsOf = (more: Partial<OrderFields>) =>
  orderTimeline({ ...order, ...more }).map(({ step, at, state }) => `${step} ${at ? at.slice(9, 10) : '-'} ${state}`)

test.each<[string, Partial<OrderFields>, string[]]>([
  ['a new order paid at the door', {}, ['placed 1 now', 'processing - ahead', 'shipped - ahead', 'delivered - ahead']],
  [
    'one that waits for its money',
    { paymentMethod: 'momo' },
    ['placed 1 now', 'paid - ahead', 'processing - ahead', 'shipped - ahead', 'delivered - ahead'],
  ],
  [
    'one that is paid and sewn',
    {
      paymentMethod: 'momo',
      paymentStatus: 'paid',
      status: 'processing',
      history: [placed, event(2, 'payment', 'paid'), event(3, 'status', 'processing')],
    },
    ['placed 1 done', 'paid 2 done', 'processing 3 now', 'shipped - ahead', 'delivered - ahead'],
  ],
  [
    'one that has arrived',
    {
      status: 'delivered',
      paymentStatus: 'paid',
      history: [placed, ...['processing', 'shipped', 'delivered'].map((to, n) => event(n + 2, 'status', to))],
    },
    ['placed 1 done', 'processing 2 done', 'shipped 3 done', 'delivered 4 now'],
  ],
  [
    'one found by its number alone',
    { status: 'shipped', paymentMethod: undefined, history: undefined },
    ['placed 1 done', 'processing - done', 'shipped - now', 'delivered - ahead'],
  ],
  [
    'one that was taken back',
    { status: 'cancelled', history: [placed, event(2, 'status', 'cancelled', { by: 'customer' })] },
    ['placed 1 done', 'cancelled 2 now'],
  ],
  [
    'one that came back to the shop, its money on the way back',
    {
      status: 'cancelled',
      paymentMethod: 'momo',
      paymentStatus: 'paid',
      history: [
        placed,
        event(2, 'payment', 'paid'),
        event(3, 'status', 'processing'),
        event(4, 'status', 'shipped'),
        event(5, 'status', 'cancelled', { note: 'returned' }),
        event(5, 'refund', 'open'),
      ],
    },
    ['placed 1 done', 'paid 2 done', 'processing 3 done', 'shipped 4 done', 'cancelled 5 done', 'refunding 5 now'],
  ],
  [
    'one whose money is back',
    {
      status: 'cancelled',
      paymentMethod: 'momo',
      paymentStatus: 'refunded',
      history: [
        placed,
        event(2, 'payment', 'paid'),
        event(3, 'status', 'cancelled'),
        event(3, 'refund', 'open'),
        event(4, 'payment', 'refunded'),
      ],
    },
    ['placed 1 done', 'paid 2 done', 'cancelled 3 done', 'refunded 4 now'],
  ],
  [
    'one whose refund the shop has withdrawn',
    {
      status: 'processing',
      paymentMethod: 'momo',
      paymentStatus: 'paid',
      history: [
        placed,
        event(2, 'payment', 'paid'),
        event(3, 'status', 'processing'),
        event(4, 'refund', 'open'),
        event(5, 'refund', 'withdrawn'),
      ],
    },
    ['placed 1 done', 'paid 2 done', 'processing 3 now', 'shipped - ahead', 'delivered - ahead'],
  ],
])('orderTimeline: %s', (_what, more, steps) => {
  expect(stepsOf(more)).toEqual(steps)
})

test('orderTimeline: has exactly one current step, and none after the end', () => {
  for (const status of ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const)
    for (const paymentStatus of ['unpaid', 'paid', 'refunded', 'expired'] as const)
      for (const paymentMethod of ['momo', 'cod', 'bank'] as const) {
        const steps = orderTimeline({ ...order, status, paymentStatus, paymentMethod })
        expect(steps.filter(({ state }) => state === 'now')).toHaveLength(1)
        if (status === 'delivered' && paymentStatus === 'paid') expect(steps.at(-1)?.state).toBe('now')
      }
})

test.each([
  [{ by: 'system', note: 'not-paid' }, 'notPaid'],
  [{ by: 'carrier', note: 'returned' }, 'returned'],
  [{ by: 'system', note: 'paid-late' }, 'paidLate'],
  [{ by: 'customer' }, 'byCustomer'],
  [{ by: 'guest' }, 'byCustomer'],
  [{ by: 'admin' }, 'byShop'],
])('cancellation reason: %j gives %s', (how, reason) => {
  expect(cancellationReason([placed, event(2, 'status', 'cancelled', how)])).toBe(reason)
})
