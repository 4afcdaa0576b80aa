import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { settledEvent } from './page-events.ts'
import { unveil } from './ui/veil.ts'

const moveMs = 400

/** All of a page is laid out soon after it came: at once after a full page load, which counts as loaded only then. */
export function Unveiling() {
  const { key } = useLocation()
  const first = useRef(key)
  useEffect(() => {
    if (first.current === key) {
      void unveil().then(() => document.dispatchEvent(new Event(settledEvent)))
      return
    }
    const timer = setTimeout(unveil, moveMs)
    return () => clearTimeout(timer)
  }, [key])
  return null
}
