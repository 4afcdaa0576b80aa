/** The element that opens the next dialog. A menu item disappears with its menu, so the menu's button stands in for it. */
export function currentOpener(): HTMLElement | null {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return null
  const menu = focused.closest('[role="menu"]')
  return document.getElementById(menu?.getAttribute('aria-labelledby') ?? '') ?? focused
}

/**
 * Safari does not focus a pressed link or button, and a click replayed after hydration focuses nothing: so the opener of a dialog takes
 * the focus, in order to get it back later.
 */
export function focusDialogOpeners(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const opener = target instanceof Element && target.closest<HTMLElement>('[aria-haspopup="dialog"]')
      if (opener && document.activeElement?.contains(opener)) opener.focus({ preventScroll: true })
    },
    true,
  )
}

/** Returns the focus to the opener of a closed dialog, if the focus was lost. */
export function restoreFocus(opener: HTMLElement | null): void {
  if (!opener || !isFocusLost()) return
  // A navigation dialog that appeared while another dialog covered it could not take the focus then.
  const question = document.querySelector<HTMLElement>('.navigation-error button')
  if (question) question.focus({ preventScroll: true })
  else opener.focus({ preventScroll: true })
  // The opener may be gone, or hidden at the current width.
  focusContentIfLost()
}

/** If the focused element is gone, the focus moves to the start of the page's content, or to its headline. */
export function focusContentIfLost(): void {
  if (!isFocusLost()) return
  const content = document.querySelector<HTMLElement>('main[tabindex]')
  if (content) content.focus({ preventScroll: true })
  else focusHeadline(null)
}

/** Focuses the headline of the dialog around the element, or else of the page. */
export function focusHeadline(element: Element | null): void {
  const headline = (element?.closest('dialog') ?? document.querySelector('main'))?.querySelector<HTMLElement>('h1, h2')
  if (!headline) return
  headline.tabIndex = -1
  headline.focus({ preventScroll: true })
}

/** A closing dialog keeps the focus until it is hidden, which counts as lost too. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement.closest('dialog:not([open])') !== null
}
