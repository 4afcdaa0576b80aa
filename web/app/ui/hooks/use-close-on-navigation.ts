import { useEffect, useRef } from 'react'
import { type NavigationType, useLocation, useNavigationType } from 'react-router'

type LocationKey = { key: string; pathname: string }

/**
 * Closes an overlay after a navigation to another page. A replaced URL of the same page (a size, a filter) does not count: it may
 * follow the press that opened the drawer.
 */
export function useCloseOnNavigation(close: () => void): void {
  const { key, pathname } = useLocation()
  const type = useNavigationType()
  const shown = useRef<LocationKey>({ key, pathname })
  useEffect(() => {
    const before = shown.current
    shown.current = { key, pathname }
    if (isNavigation(before, shown.current, type)) close()
  }, [key, pathname, type, close])
}

/** Whether the second location is another page, rather than a replaced URL of the first. */
export function isNavigation(before: LocationKey, after: LocationKey, type: `${NavigationType}`): boolean {
  if (before.key === after.key) return false
  return type !== 'REPLACE' || before.pathname !== after.pathname
}
