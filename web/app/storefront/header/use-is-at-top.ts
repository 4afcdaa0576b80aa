import { useEffect, useRef, useState } from 'react'

/** Whether the page is scrolled to its top, observed by a marker element at the top. */
export function useIsAtTop() {
  const [isAtTop, setAtTop] = useState(true)
  const topMark = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!topMark.current) return
    const observer = new IntersectionObserver((entries) => {
      if (!('locked' in document.documentElement.dataset)) setAtTop(entries.at(-1)?.isIntersecting ?? true)
    })
    observer.observe(topMark.current)
    return () => observer.disconnect()
  }, [])
  return { isAtTop, topMark }
}
