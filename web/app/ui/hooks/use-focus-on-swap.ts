import { useEffect, useRef } from 'react'
import { isFocusLost } from '../restore-focus.ts'

/** For the container of parts that replace each other as `shown` changes: takes the focus if it was lost with the previous part. */
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
