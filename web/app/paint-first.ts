import { later, starter } from './start-after-paint.ts'

const stylesheet = /<link rel="stylesheet"[^>]*>/g
const viewport = /<meta name="viewport"[^>]*>/
const preload = /<link rel="modulepreload" /g
const scripts = '<script type="module" async="">'

/**
 * What a page needs before it can be painted comes before what it can wait for. React writes every script's preload
 * into the head first, and over six connections the stylesheet came after forty of them; and browsers ask for
 * modules as eagerly as for fonts and the picture of the first screen, though the page reads without them. They are
 * asked for when it has been painted.
 */
export function paintFirst(html: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const end = html.indexOf('</head>')
  if (end < 0) return html
  const head = html.toString('utf8', 0, end).replace(preload, later.preload)
  const links = viewport.test(head) ? (head.match(stylesheet) ?? []) : []
  const moved = links.length === 0 ? head : head.replace(stylesheet, '').replace(viewport, (meta) => meta + links.join(''))
  const body = html.subarray(end)
  const at = body.indexOf(scripts)
  const close = body.lastIndexOf('</body>')
  if (at < 0 || close < at) return Buffer.concat([Buffer.from(moved), body])
  return Buffer.concat([
    Buffer.from(moved),
    body.subarray(0, at),
    Buffer.from(later.script),
    body.subarray(at + scripts.length, close),
    Buffer.from(starter),
    body.subarray(close),
  ])
}
