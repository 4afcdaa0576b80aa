/** The unsaved edits of a form: `written` began as `base`, the saved data. */
export type StoredDraft<T> = { at: number; base: T; written: T }

const prefix = 'memay-draft:'
/** An older draft would surprise more than it helps. */
const maxAgeMs = 7 * 86_400_000

/** The draft that this device has of a form; null if there is none, it is too old, or storage is unavailable. */
export function readStoredDraft<T>(name: string, now = Date.now()): StoredDraft<T> | null {
  try {
    const stored = JSON.parse(localStorage.getItem(prefix + name) ?? 'null') as StoredDraft<T> | null
    return stored && now - stored.at < maxAgeMs ? stored : null
  } catch {
    return null
  }
}

/** Does nothing where there is no space or no storage: the form works without. */
export function writeStoredDraft<T>(name: string, { base, written }: Omit<StoredDraft<T>, 'at'>, now = Date.now()): void {
  try {
    localStorage.setItem(prefix + name, JSON.stringify({ at: now, base, written }))
  } catch {
    deleteStoredDraft(name)
  }
}

export function deleteStoredDraft(name: string): void {
  try {
    localStorage.removeItem(prefix + name)
  } catch {
    // Then there is none.
  }
}

/** On logout: drafts may hold names and addresses. */
export function deleteStoredDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {
    // Then there are none.
  }
}
