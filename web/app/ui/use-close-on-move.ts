import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** What stands open over a page goes with the page. */
export function useCloseOnMove(close: () => void): void {
  const { key } = useLocation()
  const shownAt = useRef(key)
  useEffect(() => {
    if (shownAt.current === key) return
    shownAt.current = key
    close()
  }, [key, close])
}
