import { type RefObject, useEffect } from 'react'

const pauseMs = 400
/** Closer together than the lines of a text. */
const stepPx = 10
/** A field includes its label, hint and error; a link to a product does not count, its wishlist button does. */
const controls =
  ':is(main, footer) :is(.field, .field-error, label, .button, [type="submit"], .wishlist-button, [role="alert"], :focus-visible)'

/**
 * Marks the floating buttons with `data-scrolling` until the reader stops, and with `data-covering` while they would cover a form
 * control, an error or the focused element.
 */
export function useHideOverControls(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = element.current
    if (!box) return
    let pause: ReturnType<typeof setTimeout> | undefined
    function settle() {
      box?.toggleAttribute('data-scrolling', false)
      look()
    }
    function look() {
      box?.toggleAttribute('data-covering', coversControl(box))
    }
    function onScroll() {
      box?.toggleAttribute('data-scrolling', true)
      lookLater()
    }
    /** Once the page has been still for a moment: each look lays out the page, and while it loads its size changes often. */
    function lookLater() {
      clearTimeout(pause)
      pause = setTimeout(settle, pauseMs)
    }
    window.addEventListener('scroll', onScroll)
    document.addEventListener('focusin', look)
    // Other contents below the buttons, or one more button.
    const sizes = new ResizeObserver(lookLater)
    sizes.observe(box)
    sizes.observe(document.body)
    return () => {
      clearTimeout(pause)
      window.removeEventListener('scroll', onScroll)
      document.removeEventListener('focusin', look)
      sizes.disconnect()
    }
  }, [element])
}

function coversControl(box: HTMLElement): boolean {
  const { left, right, top, bottom } = box.getBoundingClientRect()
  for (let y = top; y < bottom; y += stepPx)
    for (const x of [left, (left + right) / 2, right])
      if (document.elementsFromPoint(x, y).some((found) => found.closest(controls))) return true
  return false
}
