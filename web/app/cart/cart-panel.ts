import { createPanel } from '../ui/panel.ts'

/** The cart drawer, over whatever page. */
export const { open: openCartPanel, close: closeCartPanel, useIsOpen: useCartPanel } = createPanel()
