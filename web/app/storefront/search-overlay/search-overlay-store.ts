import { createDrawerStore } from '../../ui/drawer-store.ts'

/** The search overlay, over whatever page. */
export const { open: openSearch, close: closeSearch, useIsOpen: useIsSearchOpen } = createDrawerStore()
