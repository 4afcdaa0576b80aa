import { createDrawerStore } from '../../ui/drawer-store.ts'

/** The state of the search overlay, which opens over any page. */
export const { open: openSearch, close: closeSearch, useIsOpen: useIsSearchOpen } = createDrawerStore()
