import { draftPrefix } from '../../../auth/forget-user.ts'

/** The unsaved edits of a form: `written` began as `base`, the saved data. */
export type StoredDraft<T> = { at: number; base: T; written: T }

/** An older draft would surprise more than it helps. */
const maxAgeMs = 7 * 86_400_000

/** The draft that this device has of a form; null if there is none, it is too old, or storage is unavailable. */
export function readStoredDraft<T>(name: string, now = Date.now()): StoredDraft<T> | null {
  try {
    const stored = JSON.parse(localStorage.getItem(draftPrefix + name) ?? 'null') as StoredDraft<T> | null
    return stored && now - stored.at < maxAgeMs ? stored : null
  } catch {
    return null
  }
}

/** Does nothing where there is no space or no storage: the form works without. */
export function writeStoredDraft<T>(name: string, { base, written }: Omit<StoredDraft<T>, 'at'>, now = Date.now()): void {
  try {
    localStorage.setItem(draftPrefix + name, JSON.stringify({ at: now, base, written }))
  } catch {
    deleteStoredDraft(name)
  }
}

export function deleteStoredDraft(name: string): void {
  try {
    localStorage.removeItem(draftPrefix + name)
  } catch {
    // Then there is none.
  }
}
