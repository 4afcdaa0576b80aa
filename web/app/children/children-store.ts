import { createStore } from '../ui/store.ts'
import { childrenKey } from './children-storage.ts'
import { type DeviceChildren, noChildren, parseStoredChildren } from './stored-children.rule.ts'

/** Undefined until the storage has been read, which happens after hydration: pages are the same for everyone. */
export const childrenStore = createStore<DeviceChildren | undefined>(undefined)

/** Read from the storage again, because another tab may have changed it. */
export function readDeviceChildren(): DeviceChildren {
  try {
    return parseStoredChildren(localStorage.getItem(childrenKey))
  } catch {
    return childrenStore.get() ?? noChildren
  }
}

export function writeDeviceChildren(next: DeviceChildren): void {
  childrenStore.set(next)
  try {
    if (next.children.length > 0 || next.ownerId !== null) localStorage.setItem(childrenKey, JSON.stringify(next))
    else localStorage.removeItem(childrenKey)
  } catch {
    // Remembered until the page is left.
  }
}
