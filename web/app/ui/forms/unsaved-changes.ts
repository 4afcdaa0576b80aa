import { useEffect } from 'react'
import { createStore } from '../store.ts'

/** How many parts of the page hold something unsaved. */
const unsaved = createStore(0)

export function hasUnsavedChanges(): boolean {
  return unsaved.get() > 0
}

/** While a page holds changes nobody has saved, leaving it is asked about first. */
export function useUnsavedChanges(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    unsaved.set(unsaved.get() + 1)
    window.addEventListener('beforeunload', preventUnload)
    return () => {
      unsaved.set(unsaved.get() - 1)
      window.removeEventListener('beforeunload', preventUnload)
    }
  }, [isDirty])
}
