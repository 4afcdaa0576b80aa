import { deferScripts, orderHead } from './head-order.ts'
import { takeMarkedScripts } from './script-hashes.ts'

const doctype = '<!DOCTYPE html>'
/** Each page is encoded into this buffer. The caller must copy the parts before anything else is rendered in the thread. */
const encoded = Buffer.allocUnsafeSlow(512 * 1024)
/** The most bytes that a UTF-16 code unit takes in UTF-8. */
const maxBytesPerUnit = 3

/** `isComplete`: no part of the page suspended or failed, so none is left to the browser. `parts` are valid until the next call. */
type ArrangedPage = { parts: Buffer[]; hashes: string[]; isComplete: boolean }

/**
 * The rendered page as it is sent, in parts, and the hashes of its own scripts. Only the head and the scripts at the end are handled as
 * text: searching bytes is many times faster, and each changed copy of the text would take two bytes a character.
 */
export function arrangePage(rendered: string, { mark, data }: { mark: string; data: string }): ArrangedPage {
  const html = encode(rendered)
  const endOfHead = Math.max(html.indexOf('</head>'), 0)
  const startOfScripts = findMarked(html, mark, endOfHead)
  const head = takeMarkedScripts(html.toString('utf8', 0, endOfHead), mark)
  const end = takeMarkedScripts(html.toString('utf8', startOfScripts), mark)
  return {
    parts: [
      Buffer.from(doctype + orderHead(head.html)),
      html.subarray(endOfHead, startOfScripts),
      Buffer.from(deferScripts(end.html, data)),
    ],
    hashes: [...head.hashes, ...end.hashes],
    isComplete: !html.includes('<!--$!-->'),
  }
}

/** Where the first element with the mark begins. */
function findMarked(html: Buffer, mark: string, from: number): number {
  const at = html.indexOf(mark, from)
  return at < 0 ? html.length : html.lastIndexOf('<', at)
}

/** `Buffer.from` measures the text first, which takes as long as encoding it. */
function encode(text: string): Buffer {
  return text.length * maxBytesPerUnit > encoded.length ? Buffer.from(text) : encoded.subarray(0, encoded.write(text))
}
