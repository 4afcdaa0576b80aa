import { createDrawerStore } from '../ui/drawer-store.ts'

/** The cart drawer, over whatever page. */
export const { open: openCartDrawer, close: closeCartDrawer, useIsOpen: useIsCartDrawerOpen } = createDrawerStore()
