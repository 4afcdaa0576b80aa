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
  // The load event should wait until the page is interactive and laid out: a document that is still being written delays it.
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.documentElement.append(frame)
  frame.contentDocument?.open()
  // In tasks of their own: load listeners and the removal of a document each take as long as a press may wait.
  function end() {
    frame.contentDocument?.close()
    setTimeout(() => frame.remove())
  }
  document.addEventListener(settled, () => setTimeout(end), { once: true })
  setTimeout(end, 8_000)
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
