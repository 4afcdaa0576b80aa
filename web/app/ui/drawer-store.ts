import { createStore, useStore } from './store.ts'

const drawers = new Set<{ close: () => void }>()

/** The open state of drawers: one at a time, even if the script of the first one is still loading. */
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
    /** Always false on the server. */
    useIsOpen: (): boolean => useStore(isOpen),
  }
  drawers.add(drawer)
  return drawer
}
