/*
 * What lies far below the screen costs neither style nor layout while it is veiled (`.veiled` in styles/theme.css): the
 * first picture of a page and the opening of a dialog do not wait for it. It is unveiled whenever there is time, for
 * whoever takes a picture of the whole page.
 */

let run = 0

/** Takes from the work of what is about to lie over the page. */
export function veil(): void {
  run += 1
  for (const element of veiledParts()) element.style.removeProperty('content-visibility')
}

/** Part by part, each in a task of its own, so that a press waits for one of them at the most. Ends early at `veil`. */
export async function unveil(): Promise<void> {
  run += 1
  const mine = run
  for (const element of veiledParts()) {
    if (element.style.contentVisibility) continue
    await new Promise((resolve) => setTimeout(resolve))
    if (mine !== run) return
    element.style.contentVisibility = 'visible'
    // Laid out here and now: left to the next frame, all parts would be at once.
    void element.offsetHeight
  }
}

function veiledParts(): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>('.veiled')
}
