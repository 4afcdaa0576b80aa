/** Apart from the store: the sign-out, which is on every page, needs only this. */
export const childrenKey = 'children'

/** Forgets the children of an account on this device; a guest's stay. */
export function clearAccountChildren(): void {
  try {
    if (JSON.parse(localStorage.getItem(childrenKey) ?? '{}')?.ownerId) localStorage.removeItem(childrenKey)
  } catch {
    // Storage is disabled, or holds something else: nothing to forget.
  }
}

/** Whether this device knows a child, so that pages load what they need for it only then. */
export function hasStoredChildren(): boolean {
  try {
    return Boolean(JSON.parse(localStorage.getItem(childrenKey) ?? '{}')?.children?.length)
  } catch {
    return false
  }
}
