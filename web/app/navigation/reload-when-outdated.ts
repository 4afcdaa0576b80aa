import { useEffect } from 'react'
import { isLazyLoading } from '../ui/lazy/load-lazy.ts'
import { RouteModuleError } from './load-route-module.ts'

const mark = 'reloaded-for-new-version'

/** After a release an open page may request a script that is gone: reloads once; a second failure shows the error page. */
export function reloadOnceWhenOutdated(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (isLazyLoading()) return
    if (reloadOnce()) event.preventDefault()
  })
}

/** Reloads a page whose script failed to load, once, before its error is shown. */
export function useReloadWhenOutdated(error: unknown): void {
  useEffect(() => {
    if (error instanceof RouteModuleError) reloadOnce()
  }, [error])
}

function reloadOnce(): boolean {
  // Without a network the current page is better than none.
  if (!navigator.onLine) return false
  if (sessionStorage.getItem(mark) === location.href) return false
  sessionStorage.setItem(mark, location.href)
  location.reload()
  return true
}
