import { describe, expect, test } from 'vitest'
import { guessReason, parseEntry, resultOf, stepDraft } from './parse-entry.rule.ts'

describe('parse-entry', () => {
  test.each([
    ['12', 5, { kind: 'count', count: 12 }, 12],
    ['5', 5, { kind: 'same' }, 5],
    ['0', 5, { kind: 'count', count: 0 }, 0],
    ['+3', 5, { kind: 'change', change: 3 }, 8],
    ['-2', 5, { kind: 'change', change: -2 }, 3],
    ['−2', 5, { kind: 'change', change: -2 }, 3],
    ['-9', 5, { kind: 'change', change: -9 }, 0],
    ['+0', 5, { kind: 'same' }, 5],
    [' 1 2 ', 5, { kind: 'count', count: 12 }, 12],
    ['', 5, { kind: 'wrong' }, 5],
    ['năm', 5, { kind: 'wrong' }, 5],
    ['1.5', 5, { kind: 'wrong' }, 5],
  ])('%j with %d on hand gives %j', (text, onHand, entry, result) => {
    expect(parseEntry({ text }, onHand)).toEqual(entry)
    expect(resultOf(parseEntry({ text }, onHand), onHand)).toBe(result)
  })
})

test('step-draft: adds to what the cell says and never goes below zero', () => {
  expect(stepDraft(undefined, 5, 1)).toEqual({ by: 1 })
  expect(stepDraft({ by: 1 }, 5, 1)).toEqual({ by: 2 })
  expect(stepDraft({ by: 1 }, 5, -1)).toEqual({ by: 0 })
  expect(stepDraft({ text: '9' }, 5, -1)).toEqual({ text: '8' })
  expect(stepDraft({ text: '0' }, 5, -1)).toEqual({ text: '0' })
  expect(stepDraft(undefined, 0, -1)).toEqual({ by: -0 })
  expect(stepDraft({ text: 'x' }, 5, 1)).toEqual({ by: 1 })
})

test('guess-reason: follows from the entries', () => {
  expect(guessReason([{ kind: 'change', change: 2 }])).toBe('sewn')
  expect(
    guessReason([
      { kind: 'change', change: 2 },
      { kind: 'change', change: -1 },
    ]),
  ).toBe('corrected')
  expect(
    guessReason([
      { kind: 'change', change: 2 },
      { kind: 'count', count: 1 },
    ]),
  ).toBe('counted')
})
