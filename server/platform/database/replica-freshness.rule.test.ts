import { expect, test } from 'vitest'
import { addSample, freshnessOf, isBehind, isFresh, type Sample } from './replica-freshness.rule.ts'

const sample = (time: number, position: number, changes = 0): Sample => ({ time, position, changes })

test('replica freshness: a replica is as old as the newest sample that it has replayed', () => {
  const samples = [sample(1_000, 10, 1), sample(2_000, 20, 1), sample(3_000, 30, 2)]
  expect(freshnessOf(9, samples)).toBeUndefined()
  expect(freshnessOf(29, samples)).toMatchObject({ time: 2_000, changes: 1 })
  expect(freshnessOf(30, samples)).toMatchObject({ time: 3_000, changes: 2 })
})

test('replica freshness: a primary that writes nothing is no lag', () => {
  let samples: Sample[] = []
  for (let time = 0; time <= 60_000; time += 1_000) samples = addSample(samples, sample(time, 10), 5_000)
  expect(freshnessOf(10, samples)).toMatchObject({ time: 60_000 })
  expect(samples).toHaveLength(6)
})

test('replica freshness: a position that a new primary has set back counts', () => {
  expect(freshnessOf(15, [sample(1_000, 20), sample(2_000, 15)])).toMatchObject({ time: 2_000 })
})

test('replica freshness: fresh is what is not too old and contains every change', () => {
  const now = { time: 10_000, changes: 3 }
  expect(isFresh({ time: 5_000, changes: 3 }, now, 5_000)).toBe(true)
  expect(isFresh({ time: 4_999, changes: 3 }, now, 5_000)).toBe(false)
  expect(isFresh({ time: 10_000, changes: 2 }, now, 5_000)).toBe(false)
  expect([isBehind({ time: 5_000 }, now, 5_000), isBehind({ time: 4_999 }, now, 5_000)]).toEqual([false, true])
})
