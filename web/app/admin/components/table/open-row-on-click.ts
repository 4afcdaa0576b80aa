import type { MouseEvent } from 'react'

/** Elements of a row with an action of their own, and the checkbox cell. */
const interactiveSelector = 'a, button, input, label, select, summary, textarea, dialog, .check-cell'

/** A click anywhere in a row follows the link of its name. Keyboard users focus the link itself. */
export function openRowOnClick({ target, currentTarget: row }: MouseEvent<HTMLElement>): void {
  // A row's menu is rendered elsewhere in the page.
  if (!(target instanceof Element) || !row.contains(target) || target.closest(interactiveSelector)) return
  if (!window.getSelection()?.isCollapsed) return
  row.querySelector<HTMLElement>('.row-link')?.click()
}
