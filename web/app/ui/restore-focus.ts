/** What opened the dialog that is about to open. What was chosen from a menu goes away with it: then it is the menu's button. */
export function currentOpener(): HTMLElement | null {
  const focused = document.activeElement
  if (!(focused instanceof HTMLElement) || focused === document.body) return null
  const menu = focused.closest('[role="menu"]')
  return document.getElementById(menu?.getAttribute('aria-labelledby') ?? '') ?? focused
}

/**
 * Safari gives no focus to a link or a button that is pressed, and a press held until the scripts were there gives none
 * anywhere: what opens a dialog takes it, so that it comes back there.
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

/** A dialog that has gone left the focus nowhere: back to what opened it. */
export function restoreFocus(opener: HTMLElement | null): void {
  if (!opener || !isFocusLost()) return
  // Asked while the dialog lay over it: it could not have the focus then.
  const question = document.querySelector<HTMLElement>('.navigation-error button')
  if (question) question.focus({ preventScroll: true })
  else opener.focus({ preventScroll: true })
  // It went with the page's width, or out of the page.
  focusContentIfLost()
}

/** What had the focus has gone: it goes on from the beginning of the page's own content, or its headline. */
export function focusContentIfLost(): void {
  if (!isFocusLost()) return
  const content = document.querySelector<HTMLElement>('main[tabindex]')
  if (content) content.focus({ preventScroll: true })
  else focusHeadline(null)
}

/** On from the headline of the dialog that something was in, or else of the page. */
export function focusHeadline(element: Element | null): void {
  const headline = (element?.closest('dialog') ?? document.querySelector('main'))?.querySelector<HTMLElement>('h1, h2')
  if (!headline) return
  headline.tabIndex = -1
  headline.focus({ preventScroll: true })
}

/** A dialog that moves off keeps the focus until it is out of sight. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || activeElement.closest('dialog:not([open])') !== null
}
