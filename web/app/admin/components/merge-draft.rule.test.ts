import { expect, it } from 'vitest'
import { mergeDraft } from './merge-draft.rule.ts'

const sent = { name: { vi: 'Đầm', en: '' }, slug: 'dam' }
const saved = { name: { vi: 'Đầm', en: '' }, slug: 'dam-2' }

it('merge-draft: takes the saved value of fields untouched during the save', () => {
  expect(mergeDraft({ sent, written: { name: { vi: 'Đầm', en: '' }, slug: 'dam' }, saved })).toEqual(saved)
})

it('merge-draft: keeps only what was typed during the save', () => {
  const written = { name: { vi: 'Đầm', en: 'Dress' }, slug: 'dam' }
  expect(mergeDraft({ sent, written, saved })).toEqual({ name: { vi: 'Đầm', en: 'Dress' }, slug: 'dam-2' })
})
