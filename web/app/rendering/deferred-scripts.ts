import { hydratedEvent, settledEvent } from './page-events.ts'
import { replayClicks } from './replay-clicks.ts'

/** Runs in the page, written into it as text: nothing of this file is around it there. */
function startAfterPaint(settled: string): void {
  const waiting = document.querySelector('script[type="text/plain"]')
  function start() {
    if (!waiting?.isConnected) return
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=later]')) link.rel = 'modulepreload'
    const scripts = document.createElement('script')
    scripts.type = 'module'
    scripts.textContent = waiting.textContent
    // Asking for that many files takes a while: the page's own script is read in a task of its own.
    setTimeout(() => waiting.replaceWith(scripts))
  }
  // A page counts as loaded once it answers and is all there: a document that is still being written holds up the load event.
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.documentElement.append(frame)
  frame.contentDocument?.open()
  // In tasks of their own: what listens to the load event, and taking a document away, each take as long as a press may wait.
  function end() {
    frame.contentDocument?.close()
    setTimeout(() => frame.remove())
  }
  document.addEventListener(settled, () => setTimeout(end), { once: true })
  setTimeout(end, 8_000)
  // Nobody paints a page in the background.
  if (document.hidden) start()
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  setTimeout(start, 3_000)
}

/** What a page's own scripts are called until it is painted. */
export const deferredMarkup = { script: '<script type="text/plain">', preload: '<link rel="later" fetchpriority="low" ' }

/** What calls them by their name then. */
export const deferredScriptsStarter = `<script>(${startAfterPaint})("${settledEvent}");(${replayClicks})("${hydratedEvent}")</script>`
