import { useEffect } from 'react'
import { isLazyLoading } from '../ui/lazy/load-lazy.ts'
import { RouteModuleError } from './load-route-module.ts'

const mark = 'reloaded-for-new-version'

/** After a release an open page may ask for a script that is gone: reload once, then let the error page speak. */
export function reloadOnceWhenOutdated(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (isLazyLoading()) return
    if (reloadOnce()) event.preventDefault()
  })
}

/** A page whose script was not to be had is asked for anew, once, before its failure is told. */
export function useReloadWhenOutdated(error: unknown): void {
  useEffect(() => {
    if (error instanceof RouteModuleError) reloadOnce()
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
