import { expect, test } from 'vitest'
import { joinChanges } from './join-changes.rule.ts'

const before = { notes: 'Bé Bơ, 2Y', tags: ['quen', 'sỉ'] }

test('join changes: tags of both editors are kept, and those that either removed stay away', () => {
  const written = { ...before, tags: ['quen', 'gọi trước'] }
  const now = { ...before, tags: ['sỉ', 'Tết'] }
  expect(joinChanges({ before, written, now })).toEqual({ notes: 'Bé Bơ, 2Y', tags: ['Tết', 'gọi trước'] })
})

test('join changes: notes are taken from the one who changed them', () => {
  const changed = { ...before, notes: 'Bé Bơ, 3Y' }
  expect(joinChanges({ before, written: changed, now: before })).toEqual(changed)
  expect(joinChanges({ before, written: before, now: changed })).toEqual(changed)
  expect(joinChanges({ before, written: changed, now: changed })).toEqual(changed)
})

test('join changes: notes that both rewrote are not joined', () => {
  const [written, now] = [
    { ...before, notes: 'Bé Bơ, 3Y' },
    { ...before, notes: 'Hay đổi size' },
  ]
  expect(joinChanges({ before, written, now })).toBeNull()
})
