import { useEffect } from 'react'
import { createStore, useStore } from '../ui/store.ts'

const storageKey = 'elsewhere-closed'
const closed = createStore(false)

/** Whether the advice to open the page in another browser was closed on this device; false until the storage has been read. */
export function useIsElsewhereClosed(): boolean {
  useEffect(() => {
    if (wasClosed()) closed.set(true)
  }, [])
  return useStore(closed)
}

export function closeElsewhere(): void {
  closed.set(true)
  try {
    localStorage.setItem(storageKey, '1')
  } catch {
    // Storage is disabled: it stays closed until the page is left.
  }
}

function wasClosed(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}
