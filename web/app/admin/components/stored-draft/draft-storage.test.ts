import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetUser } from '../../../auth/forget-user.ts'
import { readStoredDraft, writeStoredDraft } from './draft-storage.ts'

const day = 86_400_000

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()))
afterEach(() => vi.unstubAllGlobals())

test('draft-storage: a draft is read with the data it began from, for seven days', () => {
  writeStoredDraft('product', { base: { name: 'a' }, written: { name: 'b' } }, 0)
  expect(readStoredDraft('product', 6 * day)).toEqual({ at: 0, base: { name: 'a' }, written: { name: 'b' } })
  expect(readStoredDraft('product', 7 * day)).toBeNull()
  expect(readStoredDraft('order', 0)).toBeNull()
})

test('draft-storage: a logout deletes every draft and nothing else', () => {
  localStorage.setItem('theme', 'light')
  writeStoredDraft('product', { base: {}, written: {} })
  writeStoredDraft('order', { base: {}, written: {} })
  forgetUser()
  expect(Object.keys(localStorage)).toEqual(['theme'])
})

test('draft-storage: without storage there are no drafts, and no errors', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(() => writeStoredDraft('product', { base: {}, written: {} })).not.toThrow()
  expect(readStoredDraft('product')).toBeNull()
  expect(() => forgetUser()).not.toThrow()
})

/** Keys are own properties, as in a browser. */
function fakeStorage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key]
    },
  }
  return Object.create(methods)
}
