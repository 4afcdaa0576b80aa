import { useEffect } from 'react'

/** Sets `--visible-height` to the height above an on-screen keyboard; `100dvh` includes the part below the keyboard. */
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
