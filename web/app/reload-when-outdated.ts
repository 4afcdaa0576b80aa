import { isPartOnItsWay } from './ui/load-part.ts'

const mark = 'reloaded-for-new-version'

/** After a release an open page may ask for a script that is gone: reload once, then let the error page speak. */
export function reloadOnceWhenOutdated(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (isPartOnItsWay()) return
    // Without a network the page at hand is better than none.
    if (!navigator.onLine) return
    if (sessionStorage.getItem(mark) === location.href) return
    sessionStorage.setItem(mark, location.href)
    event.preventDefault()
    location.reload()
  })
}
