import { hydratedEvent, settledEvent } from './page-events.ts'
import { replayInput } from './replay-input.ts'

/** Serialized into the page as text: it can use nothing else of this file. */
function startAfterPaint(settled: string): void {
  const waiting = document.querySelector('script[type="text/plain"]')
  function start() {
    if (!waiting?.isConnected) return
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]')) link.rel = 'modulepreload'
    const scripts = document.createElement('script')
    scripts.type = 'module'
    scripts.textContent = waiting.textContent
    // Preloading that many files takes a while, so the page's own script is parsed in a task of its own.
    setTimeout(() => waiting.replaceWith(scripts))
  }
  // Tests and measurements wait until this is gone.
  document.documentElement.toggleAttribute('data-hydrating', true)
  document.addEventListener(settled, () => document.documentElement.removeAttribute('data-hydrating'), { once: true })
  // A background page is never painted.
  if (document.hidden) start()
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  setTimeout(start, 3_000)
}

/** How a page's scripts are marked until the first paint. */
export const deferredMarkup = { script: '<script type="text/plain">', preload: '<link rel="later" fetchpriority="low" ' }

/** The inline script that restores them after the first paint. */
export const deferredScriptsStarter = `<script>${withoutIndentation(`(${startAfterPaint})("${settledEvent}");(${replayInput})("${hydratedEvent}")`)}</script>`

function withoutIndentation(source: string): string {
  return source.replace(/\n\s+/g, '\n')
}
