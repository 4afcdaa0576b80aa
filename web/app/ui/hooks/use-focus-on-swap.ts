import { useEffect, useRef } from 'react'
import { isFocusLost } from '../restore-focus.ts'

/**
 * For the container of parts that replace each other as `shown` changes: takes the focus if it was lost with the previous part.
 * Scrolls only where the new part begins outside of the window, as after a form that was much longer.
 */
export function useFocusOnSwap<Box extends HTMLElement>(shown: unknown) {
  const box = useRef<Box>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (!isFocusLost() || !box.current) return
    box.current.focus({ preventScroll: true })
    const { top } = box.current.getBoundingClientRect()
    if (top < 0 || top > window.innerHeight) box.current.scrollIntoView({ block: 'start' })
  }, [shown])
  return { ref: box, tabIndex: -1 }
}
