import { describe, expect, it } from 'vitest'
import { isPartialCentimetres, type MeasureDraft, measuresOf, newMeasure, storedFrom } from './measures-draft.ts'

const length = { vi: 'Dài áo', en: 'Length' }
const chest = { vi: 'Ngang ngực', en: 'Chest' }

describe('measures-draft', () => {
  it('groups stored values by measure and restores them by size', () => {
    const stored = [
      { size: '1Y', what: length, cm: 34.5 },
      { size: '2Y', what: length, cm: 37 },
      { size: '1Y', what: chest, cm: 27 },
    ]
    const measures = measuresOf(stored)
    expect(measures.map(({ what, cm }) => [what.vi, cm])).toEqual([
      ['Dài áo', { '1Y': '34,5', '2Y': '37' }],
      ['Ngang ngực', { '1Y': '27' }],
    ])
    expect(storedFrom(measures, ['1Y', '2Y'])).toEqual(stored)
  })

  it('drops a measure without a name, a value or a current size', () => {
    const measures: MeasureDraft[] = [
      { ...newMeasure(length), cm: { '1Y': '34', '2Y': '', '9Y': '50' } },
      { ...newMeasure(), cm: { '1Y': '12' } },
      { ...newMeasure(chest), cm: { '1Y': ',' } },
    ]
    expect(storedFrom(measures, ['1Y', '2Y'])).toEqual([{ size: '1Y', what: length, cm: 34 }])
  })

  it.each([
    ['', true],
    ['3', true],
    ['34,', true],
    ['34,5', true],
    ['34.5', true],
    ['500', true],
    ['501', false],
    ['34,55', false],
    ['3 4', false],
    ['-3', false],
    ['dài', false],
  ])('accepts %j while it is typed: %s', (text, isTaken) => {
    expect(isPartialCentimetres(text)).toBe(isTaken)
  })
})
