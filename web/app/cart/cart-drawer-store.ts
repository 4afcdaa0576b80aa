import { createDrawerStore } from '../ui/drawer-store.ts'

/** The state of the cart drawer, which opens over any page. */
export const {
  open: openCartDrawer,
  close: closeCartDrawer,
  isOpen: isCartDrawerOpen,
  useIsOpen: useIsCartDrawerOpen,
} = createDrawerStore()
