import { openCartPanel } from '../cart/cart-panel.ts'
import { createPanel } from '../ui/panel.ts'
import { createStore, useStore } from '../ui/store.ts'

/** The wishlist drawer, over whatever page. */
const panel = createPanel()
export const { open: openWishPanel, close: closeWishPanel, useIsOpen: useWishPanel } = panel
/** The cart was opened from the wishlist: there is a way back. */
const isBehindCart = createStore(false)

/** The cart takes the wishlist's place: never two dialogs on top of each other. */
export function changeToCart(): void {
  isBehindCart.set(panel.isOpen())
  openCartPanel()
}

export function backToWishes(): void {
  isBehindCart.set(false)
  openWishPanel()
}

export function forgetWayBack(): void {
  isBehindCart.set(false)
}

export function useIsBehindCart(): boolean {
  return useStore(isBehindCart)
}
