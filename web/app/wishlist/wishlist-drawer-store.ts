import { openCartDrawer } from '../cart/cart-drawer-store.ts'
import { createDrawerStore } from '../ui/drawer-store.ts'
import { createStore, useStore } from '../ui/store.ts'

/** The state of the wishlist drawer, which opens over any page. */
const drawer = createDrawerStore()
export const { open: openWishlistDrawer, close: closeWishlistDrawer, useIsOpen: useIsWishlistDrawerOpen } = drawer
/** True if the cart was opened from the wishlist, so that it offers a way back. */
const cameFromWishlist = createStore(false)

/** Replaces the wishlist by the cart: two modal dialogs never overlap. */
export function switchToCartDrawer(): void {
  cameFromWishlist.set(drawer.isOpen())
  openCartDrawer()
}

export function switchToWishlistDrawer(): void {
  cameFromWishlist.set(false)
  openWishlistDrawer()
}

export function clearBackToWishlist(): void {
  cameFromWishlist.set(false)
}

export function useCanGoBackToWishlist(): boolean {
  return useStore(cameFromWishlist)
}
