import { useEffect } from 'react'
import { createStore } from '../store.ts'

/** The number of components with unsaved changes. */
const unsaved = createStore(0)

export function hasUnsavedChanges(): boolean {
  return unsaved.get() > 0
}

/** Asks before the page is left while `isDirty`. */
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
