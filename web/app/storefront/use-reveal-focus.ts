import { type RefObject, useEffect } from 'react'

const marginPx = 12
/** The top of the element stays below the header, however tall the element is. */
const headerPx = 112

/** Scrolls a focused element out from under the floating buttons. */
export function useRevealFocus(widgets: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function reveal(target: EventTarget | null) {
      const box = widgets.current
      if (!box || !(target instanceof HTMLElement) || box.contains(target) || !target.matches(':is(main, footer) :focus-visible')) return
      const { left, top, right, bottom } = (target.closest('label') ?? target).getBoundingClientRect()
      const over = box.getBoundingClientRect()
      const isBelow = right > over.left && left < over.right && bottom > over.top && top < over.bottom
      const up = Math.min(bottom + marginPx - over.top, top - headerPx)
      if (isBelow && up > 0) window.scrollBy({ top: up, behavior: 'instant' })
    }
    const onFocus = ({ target }: FocusEvent) => reveal(target)
    document.addEventListener('focusin', onFocus)
    // The focus may have moved before hydration, or before a button appeared.
    const buttons = new ResizeObserver(() => reveal(document.activeElement))
    if (widgets.current) buttons.observe(widgets.current)
    return () => {
      document.removeEventListener('focusin', onFocus)
      buttons.disconnect()
    }
  }, [widgets])
}
