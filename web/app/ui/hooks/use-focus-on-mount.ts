import { useEffect, useRef } from 'react'

/** What comes in the place of what was pressed has the focus from the beginning. */
export function useFocusOnMount<Box extends HTMLElement>() {
  const box = useRef<Box>(null)
  useEffect(() => box.current?.focus(), [])
  return box
}
