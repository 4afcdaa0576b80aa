import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { renderOffscreen, renderOffscreenNow } from '../ui/offscreen.ts'
import { settledEvent } from './page-events.ts'

const delayMs = 400

/** All of a page is laid out soon after it came: at once after a full page load, which counts as loaded only then. */
export function OffscreenRendering() {
  const { key } = useLocation()
  const type = useNavigationType()
  const shown = useRef<string | null>(null)
  // Comes before the router restores how far down the page one was.
  useLayoutEffect(() => {
    if (shown.current !== null && shown.current !== key && type === 'POP') renderOffscreenNow()
  }, [key, type])
  useEffect(() => {
    // Whoever comes back to the first page finds its key again: what counts is that nothing was shown before.
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
