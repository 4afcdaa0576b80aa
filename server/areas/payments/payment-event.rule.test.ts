import { describe, expect, test } from 'vitest'
import { classifyPaymentEvent, type PaymentEvent } from './payment-event.rule.ts'

const event: PaymentEvent = {
  from: 'callback',
  gatewayOrderId: 'MM261121-7KQ4-1',
  isOurs: true,
  requestId: 'req_1',
  amount: 199_000,
  transId: '4722695895',
  payType: 'qr',
  resultCode: 0,
  outcome: 'paid',
  reason: 'paid',
}
const payment = { state: 'waiting', amountVnd: 199_000, gatewayRequestId: 'req_1', transId: null, isExtra: false } as const
const order = { status: 'pending', paymentStatus: 'unpaid', stock: 'held' } as const

describe('received money', () => {
  test.each(['starting', 'waiting', 'failed', 'expired'] as const)('pays the order of an attempt that was %s', (state) => {
    expect(classifyPaymentEvent(event, { ...payment, state }, order)).toEqual({ kind: 'pay' })
  })
  test('counts when it is authorised: it is captured in one step', () => {
    expect(classifyPaymentEvent({ ...event, outcome: 'authorised' }, payment, order)).toEqual({ kind: 'pay' })
  })
  test.each([
    ['late, when the pieces went back', 'pay-late', { ...order, paymentStatus: 'expired', stock: 'released' }],
    ['for a cancelled order', 'pay-closed', { ...order, status: 'cancelled', stock: 'released' }],
    ['a second time', 'paid-twice', { ...order, status: 'processing', paymentStatus: 'paid', stock: 'taken' }],
    ['a second time, for what was cancelled meanwhile', 'paid-twice', { status: 'cancelled', paymentStatus: 'paid', stock: 'released' }],
    ['after its refund', 'paid-twice', { ...order, status: 'cancelled', paymentStatus: 'refunded', stock: 'released' }],
  ] as const)('%s: %s', (_, kind, late) => expect(classifyPaymentEvent(event, payment, late)).toEqual({ kind }))
})

describe('paid order', () => {
  const paid = { ...payment, state: 'paid', transId: event.transId } as const
  const done = { status: 'processing', paymentStatus: 'paid', stock: 'taken' } as const
  test.each(['paid', 'authorised', 'pending', 'failed', 'expired', 'request-error', 'unknown'] as const)(
    'stays paid after any later event: %s',
    (outcome) => expect(classifyPaymentEvent({ ...event, outcome }, paid, done)).toEqual({ kind: 'nothing' }),
  )
  test('and another transaction for it is a mismatch', () => {
    expect(classifyPaymentEvent({ ...event, transId: '1' }, paid, done)).toEqual({ kind: 'mismatch', why: 'transaction' })
  })
})

describe('genuine event that does not match pays nothing', () => {
  test.each([
    ['amount', { amount: 199_001 }],
    ['amount', { amount: 198_999 }],
    ['request', { requestId: 'req_2' }],
    ['partner', { isOurs: false }],
    ['amount', { amount: 1, outcome: 'failed' }],
  ] as const)('its %s: %j', (why, change) =>
    expect(classifyPaymentEvent({ ...event, ...change }, payment, order)).toEqual({ kind: 'mismatch', why }),
  )
})

test.each([
  ['failed', { kind: 'failed', state: 'failed' }],
  ['expired', { kind: 'failed', state: 'expired' }],
  ['pending', { kind: 'nothing' }],
  ['request-error', { kind: 'nothing' }],
  ['unknown', { kind: 'nothing' }],
] as const)('event without a payment (%s): moves at most the attempt', (outcome, verdict) => {
  expect(classifyPaymentEvent({ ...event, outcome }, payment, order)).toEqual(verdict)
  expect(classifyPaymentEvent({ ...event, from: 'query', requestId: null, amount: 0, outcome }, payment, order)).toEqual(verdict)
})
