import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { renderOffscreen, renderOffscreenNow } from '../ui/offscreen.ts'
import { settledEvent } from './page-events.ts'

const delayMs = 400

/** Lays out the whole page soon after a navigation, and at once after a full page load. */
export function OffscreenRendering() {
  const { key } = useLocation()
  const type = useNavigationType()
  const shown = useRef<string | null>(null)
  // Runs before the router restores the scroll position.
  useLayoutEffect(() => {
    if (shown.current !== null && shown.current !== key && type === 'POP') renderOffscreenNow()
  }, [key, type])
  useEffect(() => {
    // Going back to the first page finds its key again, so only an empty ref means a full page load.
    const isFirst = shown.current === null
    shown.current = key
    if (isFirst) {
      void renderOffscreen().then(() => document.dispatchEvent(new Event(settledEvent)))
      return
    }
    const timer = setTimeout(renderOffscreen, delayMs)
    return () => clearTimeout(timer)
  }, [key])
  return null
}
