import { expect, test } from 'vitest'
import type { Child } from '../../../../contract/children.ts'
import { mergeChildren } from './merge-children.rule.ts'

const child = (childId: string, nickname: string, measuredOn: string, more: Partial<Child> = {}): Child => ({
  childId,
  nickname,
  birthMonth: null,
  heightCm: 90,
  weightKg: 12,
  measuredOn,
  ...more,
})
const bong = child('a', 'Bống', '2026-05-01', { birthMonth: '2024-02' })

test.each([
  ['nothing from the device', [bong], [], []],
  ['a new child', [bong], [child('b', 'Tí', '2026-06-01')], [child('b', 'Tí', '2026-06-01')]],
  ['the same measures again', [bong], [bong], []],
  ['older measures', [bong], [child('a', 'Bống', '2026-04-01', { heightCm: 80 })], []],
  [
    'later measures of the same card',
    [bong],
    [child('a', 'Bống', '2026-06-01', { heightCm: 95 })],
    [{ ...bong, measuredOn: '2026-06-01', heightCm: 95 }],
  ],
  [
    'later measures under the same nickname',
    [bong],
    [child('z', ' bống', '2026-06-01')],
    [child('a', ' bống', '2026-06-01', { birthMonth: '2024-02' })],
  ],
  [
    'one nickname twice on the device',
    [],
    [child('x', 'Tí', '2026-06-01'), child('y', 'tí', '2026-06-01')],
    [child('x', 'Tí', '2026-06-01')],
  ],
  ['a fifth child', ['1', '2', '3', '4'].map((id) => child(id, id, '2026-05-01')), [child('5', '5', '2026-06-01')], []],
])('mergeChildren: %s', (_, own, fromDevice, written) => {
  expect(mergeChildren(own, fromDevice)).toEqual(written)
})
