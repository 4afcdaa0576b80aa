/*
 * What lies far below the screen costs neither style nor layout while it is offscreen (`.offscreen` in styles/theme.css): the
 * first picture of a page and the opening of a dialog do not wait for it. It is unveiled whenever there is time, for
 * whoever takes a picture of the whole page.
 */

const sliceMs = 2
let run = 0

/** Takes from the work of what is about to lie over the page. */
export function skipOffscreen(): void {
  run += 1
  for (const element of offscreenElements()) element.style.removeProperty('content-visibility')
}

/** Part by part, in tasks so short that no press waits for them. Ends early at `skipOffscreen`. */
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
    // Laid out here and now: left to the next frame, all parts would be at once.
    void element.offsetHeight
  }
}

/** All at once: the way back leads to a place on the page, and what lies above it has to be as high as it was. */
export function renderOffscreenNow(): void {
  run += 1
  for (const element of offscreenElements()) element.style.contentVisibility = 'visible'
}

function offscreenElements(): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>('.offscreen')
}
