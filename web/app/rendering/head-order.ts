import { deferredMarkup, deferredScriptsStarter } from './deferred-scripts.ts'

const stylesheet = /<link rel="stylesheet"[^>]*>/g
const viewport = /<meta name="viewport"[^>]*>/
const preload = /<link rel="modulepreload" /g
const doctype = '<!DOCTYPE html>'
const scripts = '<script type="module" async="">'

/**
 * What a page needs before it can be painted comes before what it can wait for. React writes every script's preload
 * into the head first, and over six connections the stylesheet came after forty of them; and browsers ask for
 * modules as eagerly as for fonts and the picture of the first screen, though the page reads without them. They are
 * asked for when it has been painted. `data` is the script with what the page was made of; it stands behind them.
 * In pieces: text put together is copied once more before it becomes bytes.
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
