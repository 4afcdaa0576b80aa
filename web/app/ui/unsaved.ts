import { useEffect } from 'react'
import { createStore } from './store.ts'

/** How many parts of the page hold something unsaved. */
const unsaved = createStore(0)

export function hasUnsaved(): boolean {
  return unsaved.get() > 0
}

/** While a page holds changes nobody has saved, leaving it is asked about first. */
export function useUnsaved(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    unsaved.set(unsaved.get() + 1)
    window.addEventListener('beforeunload', ask)
    return () => {
      unsaved.set(unsaved.get() - 1)
      window.removeEventListener('beforeunload', ask)
    }
  }, [isDirty])
}
