import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysToTet, planPieces } from './sew-next.rule.ts'

const usual = { sold: 0, days: 28, free: 0, waiting: 0, leadDays: 0, daysToTet: 200 }

test.each([
  ['nothing sold and nobody waiting: nothing', {}, { pieces: 0, soldPerWeek: 0, daysLeft: null }],
  ['6 a week, none left: three weeks of sales', { sold: 24 }, { pieces: 18, soldPerWeek: 6, daysLeft: 0 }],
  ['those who wait come on top', { sold: 24, waiting: 5 }, { pieces: 23, soldPerWeek: 6, daysLeft: 0 }],
  ['what is free is taken off', { sold: 24, free: 10 }, { pieces: 8, daysLeft: 11 }],
  ['enough in stock: nothing', { sold: 24, free: 18 }, { pieces: 0, daysLeft: 21 }],
  ['sold once in the month, none left: one', { sold: 1 }, { pieces: 1, soldPerWeek: 0.3 }],
  ['sold once in the month, one left: none', { sold: 1, free: 1 }, { pieces: 0, daysLeft: 28 }],
  ['only waited for', { waiting: 2 }, { pieces: 2, soldPerWeek: 0, daysLeft: null }],
  ['only waited for, and one is back', { waiting: 2, free: 1 }, { pieces: 1 }],
  ['a long sewing time needs more', { sold: 24, leadDays: 21 }, { pieces: 30, sewingDays: 21 }],
  ['a product of one week is measured by that week', { sold: 6, days: 7 }, { pieces: 18, soldPerWeek: 6 }],
  ['60 days before Tết half as much again', { sold: 24, daysToTet: 60 }, { pieces: 27, season: 1.5 }],
  ['61 days before Tết not yet', { sold: 24, daysToTet: 61 }, { pieces: 18, season: 1 }],
  ['12 days before Tết there is time to sew and send', { sold: 24, daysToTet: 12 }, { pieces: 27, season: 1.5 }],
  ['11 days before Tết it would come too late', { sold: 24, daysToTet: 11 }, { pieces: 18, season: 1 }],
  ['a long sewing time misses Tết earlier', { sold: 24, leadDays: 30, daysToTet: 34 }, { pieces: 38, season: 1 }],
  ['without a known Tết', { sold: 24, daysToTet: null }, { pieces: 18, season: 1 }],
])('sew next: %s', (_, figures, expected) => expect(planPieces({ ...usual, ...figures })).toMatchObject(expected))

test('sew next: more sold or waiting never means fewer, more in stock never means more', () => {
  const figures = fc.record({
    sold: fc.nat(500),
    days: fc.integer({ min: 7, max: 28 }),
    free: fc.nat(500),
    waiting: fc.nat(50),
    leadDays: fc.nat(60),
    daysToTet: fc.option(fc.nat(384)),
  })
  fc.assert(
    fc.property(figures, (given) => {
      const { pieces } = planPieces(given)
      expect(Number.isInteger(pieces) && pieces >= 0).toBe(true)
      expect(planPieces({ ...given, sold: given.sold + 1 }).pieces).toBeGreaterThanOrEqual(pieces)
      expect(planPieces({ ...given, waiting: given.waiting + 1 }).pieces).toBeGreaterThanOrEqual(pieces)
      expect(planPieces({ ...given, free: given.free + 1 }).pieces).toBeLessThanOrEqual(pieces)
    }),
  )
})

test.each([
  ['2026-11-24', 74],
  ['2027-02-05', 1],
  ['2027-02-06', 354],
  ['2099-01-01', null],
])('days to Tết: from %s it is %s', (today, days) => expect(daysToTet(today)).toBe(days))
