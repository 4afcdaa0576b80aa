import { deferredMarkup, deferredScriptsStarter } from './deferred-scripts.ts'

const stylesheet = /<link rel="stylesheet"[^>]*>/g
const viewport = /<meta name="viewport"[^>]*>/
const preload = /<link rel="modulepreload" /g
const scripts = '<script type="module" async="">'

/**
 * Moves what the first paint needs before what can wait. React writes every script's preload into the head first, and over six
 * connections the stylesheet came after forty of them; and browsers give modules the priority of fonts and of the first image, although
 * the page is readable without them. They are requested after the first paint. `head` is the page up to `</head>`.
 */
export function orderHead(head: string): string {
  const ordered = head.replace(preload, deferredMarkup.preload)
  const links = viewport.test(ordered) ? (ordered.match(stylesheet) ?? []) : []
  return links.length === 0 ? ordered : ordered.replace(stylesheet, '').replace(viewport, (meta) => meta + links.join(''))
}

/** The end of a page with its scripts, which start after the first paint. `data` is the script with the hydration data: it follows them. */
export function deferScripts(end: string, data = ''): string {
  const at = end.indexOf(scripts)
  const close = end.lastIndexOf('</body>')
  if (at < 0 || close < at) return end
  return end.slice(0, at) + deferredMarkup.script + end.slice(at + scripts.length, close) + data + deferredScriptsStarter + end.slice(close)
}
