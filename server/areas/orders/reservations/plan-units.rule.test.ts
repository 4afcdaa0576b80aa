import { describe, expect, test } from 'vitest'
import { planUnits } from './plan-units.rule.ts'

const before = [
  { variantId: 'a', quantity: 3, fromStock: 2 },
  { variantId: 'b', quantity: 1, fromStock: 1 },
]

describe('units of an edited order', () => {
  test.each([
    ['nothing changes', before, { kept: [2, 1], missing: [0, 0], freed: [] }],
    [
      'fewer: what is sewn anyway goes last',
      [{ variantId: 'a', quantity: 1 }],
      {
        kept: [1],
        missing: [0],
        freed: [
          { variantId: 'a', quantity: 1 },
          { variantId: 'b', quantity: 1 },
        ],
      },
    ],
    ['more of one', [{ variantId: 'a', quantity: 5 }, before[1]], { kept: [2, 1], missing: [2, 0], freed: [] }],
    [
      'two lines swap their variants',
      [
        { variantId: 'b', quantity: 1 },
        { variantId: 'a', quantity: 3 },
      ],
      { kept: [1, 2], missing: [0, 0], freed: [] },
    ],
    [
      'one variant in two lines',
      [{ variantId: 'a', quantity: 1 }, { variantId: 'a', quantity: 3 }, before[1]],
      { kept: [1, 1, 1], missing: [0, 1, 0], freed: [] },
    ],
    [
      'another variant',
      [{ variantId: 'c', quantity: 1 }, before[1]],
      { kept: [0, 1], missing: [1, 0], freed: [{ variantId: 'a', quantity: 2 }] },
    ],
  ] as const)('%s', (_, after, plan) => {
    expect(
      planUnits(
        before,
        after.filter((line) => line !== undefined),
      ),
    ).toEqual(plan)
  })
})
