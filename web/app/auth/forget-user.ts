import { clearAccountChildren } from '../children/children-storage.ts'

/** Unsaved forms of the admin on this device: they may hold names and addresses. */
export const draftPrefix = 'memay-draft:'

/** Clears what this browser stores about the user, who signs out or has erased their account. */
export function forgetUser(): void {
  clearAccountChildren()
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(draftPrefix)) localStorage.removeItem(key)
    sessionStorage.clear()
  } catch {
    // Storage is disabled: nothing to clear.
  }
}
