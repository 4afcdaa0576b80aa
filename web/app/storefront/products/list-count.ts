export const countId = 'list-count'

/** The pressed control disappears, so the focus moves to the number of products, which is announced anyway. */
export function focusListCount(): void {
  document.getElementById(countId)?.focus({ preventScroll: true })
}
