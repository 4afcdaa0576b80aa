import { type RefObject, useEffect, useRef } from 'react'

/** For a strip of links wider than a phone: scrolls to the current link (`aria-current`), and again when `here` changes. */
export function useScrollToCurrent(here: string): RefObject<HTMLElement | null> {
  const strip = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current link depends on `here`
  useEffect(() => {
    if (strip.current) scrollToCurrent(strip.current)
  }, [here])
  return strip
}

function scrollToCurrent(strip: HTMLElement): void {
  const mark = strip.querySelector('[aria-current]')?.getBoundingClientRect()
  if (!mark) return
  const { left, width } = strip.getBoundingClientRect()
  strip.scrollLeft += mark.left + mark.width / 2 - (left + width / 2)
}
