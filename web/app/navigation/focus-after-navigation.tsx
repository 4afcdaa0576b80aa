import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** After moving to another page the headline has the focus, as after a full page load. */
export function FocusAfterNavigation() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    focusHeadline()
    // A dialog that led here closes just after, and gives the focus back to what opened it.
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
