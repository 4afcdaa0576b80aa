import { createPanel } from '../../ui/panel.ts'

/** The search overlay, over whatever page. */
export const { open: openSearch, close: closeSearch, useIsOpen: useIsSearchOpen } = createPanel()
