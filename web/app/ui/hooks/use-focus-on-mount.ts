import { useEffect, useRef } from 'react'

/** Focuses an element that replaces the pressed control. */
export function useFocusOnMount<Box extends HTMLElement>() {
  const box = useRef<Box>(null)
  useEffect(() => box.current?.focus(), [])
  return box
}
