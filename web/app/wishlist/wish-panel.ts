import { useSyncExternalStore } from 'react'
import { closeCartPanel, openCartPanel } from '../cart/cart-panel.ts'
import { createStore } from '../ui/store.ts'

const isOpen = createStore(false)
/** The cart was opened from the wishlist: there is a way back. */
const isBehindCart = createStore(false)

export function openWishPanel(): void {
  isOpen.set(true)
}

export function closeWishPanel(): void {
  isOpen.set(false)
}

/** Whether the wishlist drawer is open; never on the server. */
export function useWishPanel(): boolean {
  return useSyncExternalStore(isOpen.subscribe, isOpen.get, () => false)
}

/** The cart takes the wishlist's place: never two dialogs on top of each other. */
export function changeToCart(): void {
  isBehindCart.set(isOpen.get())
  isOpen.set(false)
  openCartPanel()
}

export function backToWishes(): void {
  isBehindCart.set(false)
  closeCartPanel()
  isOpen.set(true)
}

export function forgetWayBack(): void {
  isBehindCart.set(false)
}

export function useIsBehindCart(): boolean {
  return useSyncExternalStore(isBehindCart.subscribe, isBehindCart.get, () => false)
}
