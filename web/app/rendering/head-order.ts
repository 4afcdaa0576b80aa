import { deferredMarkup, deferredScriptsStarter } from './deferred-scripts.ts'

const stylesheet = /<link rel="stylesheet"[^>]*>/g
const viewport = /<meta name="viewport"[^>]*>/
const preload = /<link rel="modulepreload" /g
const doctype = '<!DOCTYPE html>'
const scripts = '<script type="module" async="">'

/**
 * Moves what the first paint needs before what can wait. React writes every script's preload into the head first, and over six
 * connections the stylesheet came after forty of them; and browsers give modules the priority of fonts and of the first image, although
 * the page is readable without them. They are requested after the first paint. `data` is the script with the hydration data; it follows
 * them. Returns parts, because joined text would be copied once more before it is encoded.
 */
export function orderHead(html: string, data = ''): string[] {
  const end = html.indexOf('</head>')
  if (end < 0) return [doctype, html]
  const head = html.slice(0, end).replace(preload, deferredMarkup.preload)
  const links = viewport.test(head) ? (head.match(stylesheet) ?? []) : []
  const moved = links.length === 0 ? head : head.replace(stylesheet, '').replace(viewport, (meta) => meta + links.join(''))
  const at = html.indexOf(scripts, end)
  const close = html.lastIndexOf('</body>')
  if (at < 0 || close < at) return [doctype, moved, html.slice(end)]
  const before = html.slice(end, at)
  const after = html.slice(at + scripts.length, close)
  return [doctype, moved, before, deferredMarkup.script, after, data, deferredScriptsStarter, html.slice(close)]
}
