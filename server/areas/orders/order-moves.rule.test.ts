import { describe, expect, test } from 'vitest'
import { OrderStatus, PaymentStatus } from '../../../contract/orders/orders.ts'
import { canMove, orderMoves, paymentMoves, requireMove, requirePaymentMove } from './order-moves.rule.ts'

const cash = { paymentMethod: 'cod', paymentStatus: 'unpaid', depositVnd: 0, depositPaidAt: null } as const
const unpaidWallet = { ...cash, paymentMethod: 'momo' } as const
const deposited = { ...cash, depositVnd: 50_000 } as const

describe('order', () => {
  test.each([
    ['pending', 'processing'],
    ['pending', 'cancelled'],
    ['processing', 'shipped'],
    ['processing', 'cancelled'],
    ['shipped', 'delivered'],
    ['shipped', 'cancelled'],
  ] as const)('moves from %s to %s', (status, to) => expect(canMove({ status, ...cash }, to)).toBe(true))

  test('has no other moves: none backwards, none to its own status, none out of a final one', () => {
    const moves = OrderStatus.options.flatMap((status) => OrderStatus.options.filter((to) => canMove({ status, ...cash }, to)))
    expect(moves).toHaveLength(6)
    expect([...orderMoves.delivered, ...orderMoves.cancelled]).toEqual([])
    expect(() => requireMove({ status: 'pending', ...cash }, 'delivered')).toThrow('not allowed')
    expect(() => requireMove({ status: 'pending', ...cash }, 'pending')).toThrow('not allowed')
  })

  test('by wallet is processed only once it is paid; it may be cancelled unpaid', () => {
    expect(canMove({ status: 'pending', ...unpaidWallet }, 'processing')).toBe(false)
    expect(canMove({ status: 'pending', ...unpaidWallet, paymentMethod: 'bank' }, 'processing')).toBe(false)
    expect(canMove({ status: 'pending', ...unpaidWallet, paymentStatus: 'paid' }, 'processing')).toBe(true)
    expect(canMove({ status: 'pending', ...unpaidWallet }, 'cancelled')).toBe(true)
  })

  test('in cash with a deposit is processed only once that is paid; it may be cancelled without', () => {
    expect(canMove({ status: 'pending', ...deposited }, 'processing')).toBe(false)
    expect(() => requireMove({ status: 'pending', ...deposited }, 'processing')).toThrow('deposit')
    expect(canMove({ status: 'pending', ...deposited, depositPaidAt: new Date() }, 'processing')).toBe(true)
    expect(canMove({ status: 'pending', ...deposited, paymentStatus: 'paid' }, 'processing')).toBe(true)
    expect(canMove({ status: 'pending', ...deposited }, 'cancelled')).toBe(true)
  })
})

test('order-moves: a paid order never becomes unpaid, and a refunded one is final', () => {
  const moves = PaymentStatus.options.flatMap((from) => paymentMoves[from].map((to) => `${from} → ${to}`))
  expect(moves).toEqual(['unpaid → paid', 'unpaid → expired', 'paid → refunded', 'expired → unpaid', 'expired → paid'])
  expect(() => requirePaymentMove('paid', 'unpaid')).toThrow('not allowed')
})
