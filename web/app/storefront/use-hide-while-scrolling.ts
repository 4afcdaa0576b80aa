import { type RefObject, useEffect } from 'react'

const pauseMs = 400

/** Marks an element with `data-scrolling` until the reader stops, so that on a touch screen it does not cover what they read. */
export function useHideWhileScrolling(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let pause: ReturnType<typeof setTimeout> | undefined
    function stop() {
      pause = undefined
      element.current?.removeAttribute('data-scrolling')
    }
    function onScroll() {
      if (pause === undefined) element.current?.setAttribute('data-scrolling', '')
      clearTimeout(pause)
      pause = setTimeout(stop, pauseMs)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(pause)
      window.removeEventListener('scroll', onScroll)
    }
  }, [element])
}
