import { expect, test } from 'vitest'
import { PersonalizationFieldBody } from '../../../../../contract/admin/personalization.ts'
import type { StoredPersonalizationField } from '../../../../../contract/personalization.ts'
import { areFieldsStored, fieldBodiesOf, fieldDraftsOf, newField, previewOf } from './personalization-draft.ts'

const stored: StoredPersonalizationField[] = [
  { _id: 'fld_1', kind: 'text', label: { vi: 'Tên', en: 'Name' }, required: true, price: 20_000, maxLength: 8, isEmbroidered: true },
  { _id: 'fld_2', kind: 'measure', label: { vi: 'Cao', en: '' }, required: false, price: 0, unit: 'cm', min: 70.5, max: 130 },
  {
    ...{ _id: 'fld_3', kind: 'choice', label: { vi: 'Chỉ', en: 'Thread' }, required: true, price: 0 },
    options: [{ _id: 'opt_1', label: { vi: 'Chàm', en: 'Indigo' }, hex: '#2f4a66' }],
  },
]

test('personalization-draft: an unchanged draft is the stored fields', () => {
  const bodies = fieldBodiesOf(fieldDraftsOf(stored)).map((body) => PersonalizationFieldBody.parse(body))
  expect(bodies).toEqual(stored)
})

test('personalization-draft: new fields have no id, and missing numbers are reported', () => {
  const [text, measure, thread] = fieldBodiesOf([newField('text'), newField('measure'), newField('thread')])
  expect([text, measure, thread].map((field) => field?._id)).toEqual([null, null, null])
  expect(PersonalizationFieldBody.safeParse(measure).error?.issues.map(({ path }) => path.join('.'))).toEqual(['label.vi', 'min', 'max'])
  expect(PersonalizationFieldBody.safeParse(thread).success).toBe(true)
  expect(areFieldsStored(fieldDraftsOf(stored))).toBe(true)
  expect(areFieldsStored([...fieldDraftsOf(stored), newField('text')])).toBe(false)
})

test('personalization-draft: the preview falls back to Vietnamese', () => {
  expect(previewOf(fieldDraftsOf(stored), 'en').map(({ label }) => label)).toEqual(['Name', 'Cao', 'Thread'])
})
