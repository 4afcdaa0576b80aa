import { useEffect, useRef } from 'react'
import { isFocusLost } from '../restore-focus.ts'

/** For the box around parts that take each other's place as `shown` changes: a focus that went with one of them goes on here. */
export function useFocusOnSwap<Box extends HTMLElement>(shown: unknown) {
  const box = useRef<Box>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    if (isFocusLost()) box.current?.focus({ preventScroll: true })
  }, [shown])
  return { ref: box, tabIndex: -1 }
}
