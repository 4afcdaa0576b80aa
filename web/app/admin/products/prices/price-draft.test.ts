import { expect, test } from 'vitest'
import { PriceRule } from '../../../../../contract/admin/prices.ts'
import { newPriceDraft, type PriceDraft, questionOf, ruleOf } from './price-draft.ts'

test.each<[Partial<PriceDraft>, object | null]>([
  [{}, null],
  [{ value: 0 }, null],
  [{ value: 10 }, { target: 'price', by: 'percent', value: 10, rounds: true }],
  [
    { kind: 'lower', by: 'amount', value: 20_000, rounds: false },
    { target: 'price', by: 'amount', value: -20_000, rounds: false },
  ],
  [
    { kind: 'sale', value: 25 },
    { target: 'sale', by: 'percent', value: -25, rounds: true },
  ],
  [{ kind: 'end-sale' }, { target: 'end-sale', by: 'percent', value: 0, rounds: true }],
])('price draft: %o', (given, rule) => {
  const made = ruleOf({ ...newPriceDraft, ...given })
  expect(made).toEqual(rule)
  if (made) expect(PriceRule.parse(made)).toEqual(made)
})

test('price draft: times that are set are asked', () => {
  const draft = { ...newPriceDraft, kind: 'end-sale' as const }
  const until = '2026-12-05T17:00:00.000Z'
  expect(questionOf(newPriceDraft)).toBeNull()
  expect(questionOf(draft)).toEqual({ rule: ruleOf(draft) })
  expect(questionOf({ ...draft, until })).toEqual({ rule: ruleOf(draft), until })
})
