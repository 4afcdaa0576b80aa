import { useEffect, useRef, useState } from 'react'

/** A scrollable part of a page: fades at edges with more content, and can be focused and scrolled by keyboard. */
export function ScrollRegion({ label, className = '', children }: { label: string; className?: string; children: React.ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [more, setMore] = useState({ above: false, below: false })
  useEffect(() => {
    const element = box.current
    if (!element || !content.current) return
    function measure(): void {
      if (!element) return
      const { scrollTop, clientHeight, scrollHeight } = element
      const above = scrollTop > 1
      const below = scrollTop + clientHeight < scrollHeight - 1
      setMore((before) => (before.above === above && before.below === below ? before : { above, below }))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(content.current)
    element.addEventListener('scroll', measure)
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [])
  const named = more.above || more.below ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {}
  return (
    <div
      ref={box}
      {...named}
      className={`scroll-region ${className}`}
      data-above={more.above || undefined}
      data-below={more.below || undefined}
    >
      <div ref={content}>{children}</div>
    </div>
  )
}
