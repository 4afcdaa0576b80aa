import { type RefObject, useEffect, useRef } from 'react'

/** For a strip of links that is wider than a phone: it begins where one is (`aria-current`), and follows `here`. */
export function useScrollToCurrent(here: string): RefObject<HTMLElement | null> {
  const strip = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark follows where one is
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
