import { parseWithZod } from '@conform-to/zod/v4'
import { expect, test } from 'vitest'
import { validationKey } from '../../../contract/language/validation-messages.ts'
import { ChildForm, toChild } from './child-form.ts'

function parse(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ nickname: 'Bống', heightCm: '88', ...fields })) form.set(name, value)
  const submission = parseWithZod(form, { schema: ChildForm, error: validationKey })
  return submission.status === 'success' ? submission.value : submission.reply().error
}

test.each([
  [{}, { nickname: 'Bống', birthMonth: null, heightCm: 88, weightKg: null }],
  [
    { weightKg: '12,5', birthMonth: '2024-05' },
    { nickname: 'Bống', birthMonth: '2024-05', heightCm: 88, weightKg: 12.5 },
  ],
  [
    { heightCm: '', weightKg: '7.25', birthMonth: '5/2024' },
    { nickname: 'Bống', birthMonth: '2024-05', heightCm: null, weightKg: 7.25 },
  ],
  [{ nickname: ' ' }, { nickname: ['required'] }],
  [{ heightCm: '' }, { heightCm: ['required'] }],
  [{ heightCm: 'cao' }, { heightCm: ['number'] }],
  [{ heightCm: '8' }, { heightCm: ['min:40'] }],
  [{ weightKg: '80' }, { weightKg: ['max:45'] }],
  [{ birthMonth: '1990-01' }, { birthMonth: ['invalid'] }],
])('ChildForm: %j', (fields, expected) => {
  expect(parse(fields)).toEqual(expected)
})

test('toChild: the day of measuring moves on only with new measures', () => {
  const form = { nickname: 'Bống', birthMonth: null, heightCm: 88, weightKg: null }
  const now = new Date('2026-11-25T20:00:00Z')
  const before = { ...form, childId: 'a', measuredOn: '2026-05-01' }
  expect(toChild(form, undefined, now)).toEqual({ ...form, childId: expect.stringMatching(/^[0-9a-f]{32}$/), measuredOn: '2026-11-26' })
  expect(toChild({ ...form, nickname: 'Bé Bống' }, before, now).measuredOn).toBe('2026-05-01')
  expect(toChild({ ...form, heightCm: 90 }, before, now)).toEqual({ ...form, heightCm: 90, childId: 'a', measuredOn: '2026-11-26' })
})
