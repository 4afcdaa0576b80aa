import { createStore, useStore } from './store.ts'

const drawers = new Set<{ close: () => void }>()

/** What stands open over every page: one at a time, also where the script of the one pressed first is still on its way. */
export function createDrawerStore() {
  const isOpen = createStore(false)
  const drawer = {
    open(): void {
      for (const other of drawers) if (other !== drawer) other.close()
      isOpen.set(true)
    },
    close(): void {
      if (isOpen.get()) isOpen.set(false)
    },
    isOpen: isOpen.get,
    /** Never on the server. */
    useIsOpen: (): boolean => useStore(isOpen),
  }
  drawers.add(drawer)
  return drawer
}
