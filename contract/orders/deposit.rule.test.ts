import { describe, expect, test } from 'vitest'
import { amountOnDelivery, awaitsDeposit, depositOf, depositRule } from './deposit.rule.ts'

const bank = { bin: '970436', accountNumber: '0123456789', accountName: 'NGUYEN THI MAY' }

describe('deposit: a cash order', () => {
  test.each([
    // total, from, percent, deposit
    [999_999, 1_000_000, 30, 0],
    [1_000_000, 1_000_000, 30, 300_000],
    [1_000_001, 1_000_000, 30, 301_000],
    [1_234_500, 1_000_000, 30, 371_000],
    [1_003_000, 1_000_000, 50, 502_000],
    [2_000_000, 1_000_000, 1, 20_000],
    [1_999, 1, 1, 1_000],
    [1_000, 1, 100, 1_000],
    [1_500, 1, 100, 1_500],
    [700, 1, 10, 700],
    [0, 1, 30, 0],
    [9_000_000_000_000, 1, 100, 9_000_000_000_000],
    [8_999_999_999_999, 1, 99, 8_910_000_000_000],
  ])('of %i ₫, from %i ₫, %i %%: %i ₫', (total, from, percent, deposit) => {
    const asked = depositOf({ from, percent }, total)
    expect(asked).toBe(deposit)
    expect(asked % 1_000 === 0 || asked === total).toBe(true)
    expect(asked * 100 >= total * percent || asked === 0).toBe(true)
  })

  test('is not required without a rule, or without an account to receive it', () => {
    const cod = { deposit: { from: 1, percent: 30 } }
    expect(depositRule({ bank, cod })).toEqual(cod.deposit)
    for (const settings of [{ bank, cod: {} }, { bank }, { bank: null, cod }, { cod }]) {
      expect(depositOf(depositRule(settings), 5_000_000)).toBe(0)
    }
  })

  test('is awaited while the order is pending, in cash and unpaid', () => {
    const order = { status: 'pending', paymentMethod: 'cod', paymentStatus: 'unpaid', deposit: 69_000, depositPaid: false } as const
    expect(awaitsDeposit(order)).toBe(true)
    const others = [
      { deposit: 0 },
      { depositPaid: true },
      { status: 'cancelled' },
      { paymentMethod: 'bank' },
      { paymentStatus: 'paid' },
    ] as const
    for (const other of others) expect(awaitsDeposit({ ...order, ...other })).toBe(false)
  })

  test('is deducted from the amount on delivery once it is paid', () => {
    expect(amountOnDelivery({ finalAmount: 1_000_000, deposit: 300_000, depositPaid: false })).toBe(1_000_000)
    expect(amountOnDelivery({ finalAmount: 1_000_000, deposit: 300_000, depositPaid: true })).toBe(700_000)
    expect(amountOnDelivery({ finalAmount: 130_000, deposit: 0, depositPaid: false })).toBe(130_000)
  })
})
