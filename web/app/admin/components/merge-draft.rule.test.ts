import { expect, it } from 'vitest'
import { mergeDraft } from './merge-draft.rule.ts'

const sent = { name: { vi: 'Đầm', en: '' }, slug: 'dam' }
const saved = { name: { vi: 'Đầm', en: '' }, slug: 'dam-2' }

it('what nobody touched while it was being saved is what the shop has now', () => {
  expect(mergeDraft({ sent, written: { name: { vi: 'Đầm', en: '' }, slug: 'dam' }, saved })).toEqual(saved)
})

it('what was written while it was being saved stays, and nothing else', () => {
  const written = { name: { vi: 'Đầm', en: 'Dress' }, slug: 'dam' }
  expect(mergeDraft({ sent, written, saved })).toEqual({ name: { vi: 'Đầm', en: 'Dress' }, slug: 'dam-2' })
})
