import { useSyncExternalStore } from 'react'
import { createStore } from '../ui/store.ts'

const isOpen = createStore(false)

export function openCartPanel(): void {
  isOpen.set(true)
}

export function closeCartPanel(): void {
  isOpen.set(false)
}

/** Whether the cart drawer is open; never on the server. */
export function useCartPanel(): boolean {
  return useSyncExternalStore(isOpen.subscribe, isOpen.get, () => false)
}
