import type { MouseEvent } from 'react'

/** What a press in a row is for already, and what marks a text. */
const interactiveSelector = 'a, button, input, label, select, summary, textarea, dialog, .check-cell'

/** A press anywhere in a row does what a press on its name does; whoever uses the keyboard goes to the name itself. */
export function openRowOnClick({ target, currentTarget: row }: MouseEvent<HTMLElement>): void {
  // A menu of the row hangs elsewhere in the page.
  if (!(target instanceof Element) || !row.contains(target) || target.closest(interactiveSelector)) return
  if (!window.getSelection()?.isCollapsed) return
  row.querySelector<HTMLElement>('.row-link')?.click()
}
