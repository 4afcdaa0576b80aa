import { useEffect } from 'react'

/** While wanted, `--visible-height` is what a keyboard on the screen leaves of it; `100dvh` goes on below the keyboard. */
export function useVisibleHeight(isWanted: boolean): void {
  useEffect(() => {
    const screen = window.visualViewport
    if (!isWanted || !screen) return
    const root = document.documentElement
    const measure = () => root.style.setProperty('--visible-height', `${screen.height}px`)
    measure()
    screen.addEventListener('resize', measure)
    return () => {
      screen.removeEventListener('resize', measure)
      root.style.removeProperty('--visible-height')
    }
  }, [isWanted])
}
