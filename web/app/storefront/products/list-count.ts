export const countId = 'list-count'

/** What was pressed goes away; the focus moves to the number of products, which is told anyway. */
export function focusListCount(): void {
  document.getElementById(countId)?.focus({ preventScroll: true })
}
