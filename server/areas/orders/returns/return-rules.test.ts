import { describe, expect, test } from 'vitest'
import { returnableUnits } from '../../../../contract/orders/exchangeable.rule.ts'
import { returnStatuses } from '../../../../contract/orders/return-states.ts'
import { exchangeCode, orderNumberOfCase, returnCode } from './case-code.rule.ts'
import { canInspect, returnCaseMoves, returnDecisionsFor } from './return-moves.rule.ts'

describe('return', () => {
  test('has a way forward from every status that is not an end', () => {
    for (const status of returnStatuses) {
      const isEnd = status === 'done' || status === 'rejected' || status === 'cancelled'
      expect([status, returnCaseMoves[status].length > 0]).toEqual([status, !isEnd])
    }
  })

  test.each([
    ['requested', ['approved', 'rejected', 'cancelled'], false],
    ['approved', ['cancelled'], true],
    ['received', [], false],
  ] as const)('that is %s is decided by a person', (status, decisions, isInspected) => {
    expect([returnDecisionsFor(status), canInspect(status)]).toEqual([decisions, isInspected])
  })
})

type Case = Parameters<typeof returnableUnits>
const line = { position: 0, quantity: 5 }
const back = (quantity: number, came: number | null, status: Case[2][number]['status'] = 'approved'): Case[2][number] => ({
  status,
  lines: [{ position: 0, exchange: null, quantity, inspected: came === null ? null : { stock: came, secondChoice: 0, writtenOff: 0 } }],
})
const exchange = { position: 0, fromExchange: null, quantity: 2, status: 'approved', returnState: 'awaited' } as const

test.each<[string, Case[1], Case[2], number]>([
  ['nothing yet', [], [], 5],
  ['an exchange of two', [exchange], [], 3],
  ['an exchange of two that was cancelled', [{ ...exchange, status: 'cancelled' }], [], 5],
  ['an exchange of another line', [{ ...exchange, position: 1 }], [], 5],
  ['a return of two', [], [back(2, null)], 3],
  ['a rejected one', [], [back(2, null, 'rejected')], 5],
  ['a return of which one came', [], [back(2, 1, 'done')], 4],
  ['everything', [exchange], [back(3, null, 'requested')], 0],
])('returnable-units: of five, with %s', (_, exchanges, returns, units) => {
  expect(returnableUnits(line, exchanges, returns)).toBe(units)
})

test('case number: leads back to its order', () => {
  for (const code of [returnCode('MM261121-7KQ4', 1), exchangeCode('MM261121-7KQ4', 0), ' mm261121-7kq4 ']) {
    expect(orderNumberOfCase(code)).toBe('MM261121-7KQ4')
  }
})
