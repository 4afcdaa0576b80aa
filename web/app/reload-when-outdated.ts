import { useEffect } from 'react'
import { PageNotLoaded } from './ui/load-page.ts'
import { isPartOnItsWay } from './ui/load-part.ts'

const mark = 'reloaded-for-new-version'

/** After a release an open page may ask for a script that is gone: reload once, then let the error page speak. */
export function reloadOnceWhenOutdated(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (isPartOnItsWay()) return
    if (reloadOnce()) event.preventDefault()
  })
}

/** A page whose script was not to be had is asked for anew, once, before its failure is told. */
export function useReloadWhenOutdated(error: unknown): void {
  useEffect(() => {
    if (error instanceof PageNotLoaded) reloadOnce()
  }, [error])
}

function reloadOnce(): boolean {
  // Without a network the page at hand is better than none.
  if (!navigator.onLine) return false
  if (sessionStorage.getItem(mark) === location.href) return false
  sessionStorage.setItem(mark, location.href)
  location.reload()
  return true
}
