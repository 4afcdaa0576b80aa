import { createStore, useStore } from './store.ts'

const panels = new Set<{ close: () => void }>()

/** What stands open over every page: one at a time, also where the script of the one pressed first is still on its way. */
export function createPanel() {
  const isOpen = createStore(false)
  const panel = {
    open(): void {
      for (const other of panels) if (other !== panel) other.close()
      isOpen.set(true)
    },
    close(): void {
      if (isOpen.get()) isOpen.set(false)
    },
    isOpen: isOpen.get,
    /** Never on the server. */
    useIsOpen: (): boolean => useStore(isOpen),
  }
  panels.add(panel)
  return panel
}
