import { expect, test } from 'vitest'
import { phonesToErase, phonesToExport } from './own-phones.rule.ts'

test.each([
  ['an order arrived, nobody else orders', true, false, true, true],
  ['an order arrived, others order too', true, true, false, true],
  ['nothing arrived, nobody else orders', false, false, false, true],
  ['only typed, of somebody who orders', false, true, false, false],
])('notes on a phone (%s)', (_, hasReached, isShared, isExported, isErased) => {
  const phones = [{ phone: '+84912345678', hasReached, isShared }]
  expect([phonesToExport(phones).length === 1, phonesToErase(phones).length === 1]).toEqual([isExported, isErased])
})
