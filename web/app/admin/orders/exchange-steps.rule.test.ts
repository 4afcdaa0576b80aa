import { expect, test } from 'vitest'
import { exchangeStepsOf } from './exchange-steps.rule.ts'

type ExchangeFields = Parameters<typeof exchangeStepsOf>[0]
const approved: ExchangeFields = {
  status: 'approved',
  moves: ['cancelled'],
  returnMoves: ['received', 'missing'],
  canPack: true,
  isDifferenceDue: false,
  replacementState: 'reserved',
  returnState: 'awaited',
}
const back = { returnState: 'received', returnMoves: [] } as const

test.each<[string, Partial<ExchangeFields>, string[]]>([
  [
    'a request is decided',
    {
      status: 'requested',
      moves: ['approved', 'rejected', 'cancelled'],
      returnMoves: [],
      canPack: false,
      replacementState: null,
      returnState: null,
    },
    ['approved', 'rejected', 'cancelled'],
  ],
  ['the old item comes back before the new one is packed', {}, ['received', 'pack', 'missing', 'cancelled']],
  ['then the new one is packed', { ...back, returnMoves: [] }, ['pack', 'cancelled']],
  ['a parcel that is packed goes out', { replacementState: 'packed', canPack: false }, ['send', 'received', 'missing', 'cancelled']],
  ['what is out arrives', { ...back, returnMoves: [], replacementState: 'sent', canPack: false, moves: [] }, ['arrived']],
  ['what never comes may still come', { returnState: 'missing', returnMoves: ['received'] }, ['pack', 'received', 'cancelled']],
  ['the end', { status: 'done', ...back, returnMoves: [], replacementState: 'delivered', canPack: false, moves: [] }, []],
])('exchange-steps: %s', (_, more, steps) => {
  expect(exchangeStepsOf({ ...approved, ...more })).toEqual(steps)
})
