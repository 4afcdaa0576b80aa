import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Moves the focus to the headline after a client navigation, as a full page load would start at the top. */
export function FocusAfterNavigation() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    focusHeadline()
    // A dialog that led here closes just after, and then returns the focus to its opener.
    const dialog = document.querySelector('dialog[open]')
    dialog?.addEventListener('close', focusHeadline, { once: true })
    return () => dialog?.removeEventListener('close', focusHeadline)
  }, [pathname])
  return null
}

function focusHeadline(): void {
  const headline = document.querySelector<HTMLElement>('main h1')
  if (!headline) return
  headline.tabIndex = -1
  headline.focus({ preventScroll: true })
}
