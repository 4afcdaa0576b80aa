const stylesheet = /<link rel="stylesheet"[^>]*>/g
const viewport = /<meta name="viewport"[^>]*>/

/**
 * What a page needs before it can be painted stands before what it can wait for: React writes every script's
 * preload into the head first, and over six connections the stylesheet came after forty of them.
 */
export function stylesheetsFirst(html: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const end = html.indexOf('</head>')
  if (end < 0) return html
  const head = html.toString('utf8', 0, end)
  const links = head.match(stylesheet)
  if (!links || !viewport.test(head)) return html
  const moved = head.replace(stylesheet, '').replace(viewport, (meta) => meta + links.join(''))
  return Buffer.concat([Buffer.from(moved), html.subarray(end)])
}
