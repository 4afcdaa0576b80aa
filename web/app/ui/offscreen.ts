/*
 * Content far below the screen costs neither style nor layout while it is offscreen (`.offscreen` in styles/theme.css): the first paint
 * of a page and the opening of a dialog do not wait for it. It is rendered when the browser is idle, so that full-page screenshots are
 * complete.
 */

const sliceMs = 2
let run = 0

/**
 * Skips offscreen content again, to reduce the work of an opening dialog. What is on the screen stays rendered: a layout in which it
 * is collapsed, which nobody sees, counts as a layout shift.
 */
export function skipOffscreen(): void {
  run += 1
  const isOutside = (element: HTMLElement) => {
    const { top, bottom } = element.getBoundingClientRect()
    return bottom <= 0 || top >= window.innerHeight
  }
  // All are measured before the first is changed, so that this costs one layout.
  for (const element of [...offscreenElements()].filter(isOutside)) element.style.removeProperty('content-visibility')
}

/** Renders the parts one by one, in tasks so short that no press waits for them. Stops at `skipOffscreen`. */
export async function renderOffscreen(): Promise<void> {
  run += 1
  const mine = run
  let begun = Number.NEGATIVE_INFINITY
  for (const element of offscreenElements()) {
    if (element.style.contentVisibility) continue
    if (performance.now() - begun > sliceMs) {
      await new Promise((resolve) => setTimeout(resolve))
      begun = performance.now()
    }
    if (mine !== run) return
    element.style.contentVisibility = 'visible'
    // Forces the layout now: otherwise the next frame would lay out all parts together.
    void element.offsetHeight
  }
}

/** Renders all parts at once: going back restores a scroll position, so the content above it needs its real height. */
export function renderOffscreenNow(): void {
  run += 1
  for (const element of offscreenElements()) element.style.contentVisibility = 'visible'
}

function offscreenElements(): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>('.offscreen')
}
