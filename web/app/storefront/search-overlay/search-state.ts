import { useSyncExternalStore } from 'react'
import { createStore } from '../../ui/store.ts'

const isOpen = createStore(false)

export function openSearch(): void {
  isOpen.set(true)
}

export function closeSearch(): void {
  isOpen.set(false)
}

/** Whether the search overlay is open; never on the server. */
export function useIsSearchOpen(): boolean {
  return useSyncExternalStore(isOpen.subscribe, isOpen.get, () => false)
}
