import { openCartDrawer } from '../cart/cart-drawer-store.ts'
import { createDrawerStore } from '../ui/drawer-store.ts'
import { createStore, useStore } from '../ui/store.ts'

/** The wishlist drawer, over whatever page. */
const drawer = createDrawerStore()
export const { open: openWishlistDrawer, close: closeWishlistDrawer, useIsOpen: useIsWishlistDrawerOpen } = drawer
/** The cart was opened from the wishlist: there is a way back. */
const cameFromWishlist = createStore(false)

/** The cart takes the wishlist's place: never two dialogs on top of each other. */
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
