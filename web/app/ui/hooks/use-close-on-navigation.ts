import { useEffect, useRef } from 'react'
import { type NavigationType, useLocation, useNavigationType } from 'react-router'

type LocationKey = { key: string; pathname: string }

/**
 * What stands open over a page goes with the page. A page that only writes its choice into its own address (a size, a
 * filter) has not gone: that may come after the press that opened the drawer.
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

/** Whether the second place is another page, and not the first one under a changed address. */
export function isNavigation(before: LocationKey, after: LocationKey, type: `${NavigationType}`): boolean {
  if (before.key === after.key) return false
  return type !== 'REPLACE' || before.pathname !== after.pathname
}
