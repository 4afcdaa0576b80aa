const stylesheet = /<link rel="stylesheet"[^>]*>/g
const viewport = /<meta name="viewport"[^>]*>/
const script = /<link rel="modulepreload" /g

/**
 * What a page needs before it can be painted comes before what it can wait for. React writes every script's preload
 * into the head first, and over six connections the stylesheet came after forty of them; and browsers ask for
 * modules as eagerly as for fonts and the picture of the first screen, though the page reads without them.
 */
export function paintFirst(html: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const end = html.indexOf('</head>')
  if (end < 0) return html
  const head = html.toString('utf8', 0, end).replace(script, (link) => `${link}fetchpriority="low" `)
  const links = viewport.test(head) ? (head.match(stylesheet) ?? []) : []
  const moved = links.length === 0 ? head : head.replace(stylesheet, '').replace(viewport, (meta) => meta + links.join(''))
  return Buffer.concat([Buffer.from(moved), html.subarray(end)])
}
