/**
 * Mail programs turn anything that looks like a URL into a link, in plain text and in HTML text alike. No visitor may send
 * a link in the shop's name, so texts are rewritten so that no program links them.
 */

/** Schemes that make a link without `//`. */
const schemes = /\b(mailto|tel|sms|javascript|data|file|vbscript):(?=\S)/gi
/** Invisible characters, including bidirectional controls. */
const invisible = '\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufe00-\\ufe0f\\ufeff'
const anyInvisible = new RegExp(`[${invisible}]`, 'g')
/**
 * The full stop of a host name (`evil.example`): two letters follow. Browsers also read the ideographic and the full-width
 * one. Excludes `1.290.000`, `v.v` and `No.5`.
 */
const hostDot = new RegExp(`(?<=\\S)([.\\u3002\\uff0e\\uff61])(?=[${invisible}]*(?:xn--|\\p{L}\\p{M}*[${invisible}]*\\p{L}))`, 'gu')
const ipv4 = /\b(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?=[:/])/g
const email = /^(?!www\.)[^\s@:/]+@[^\s@:/]+$/i

const segmenter = new Intl.Segmenter('vi')

/** The text without anything that a mail program turns into a web link. A separate e-mail stays as it is. */
export function withoutLinks(text: string): string {
  return text.replace(/\S+/gu, (word) => (email.test(word.replace(/^[("'<[]+|[)"'>\].,;!?]+$/g, '')) ? word : withoutLink(word)))
}

/** A visitor's text (a name, an address, a note) for a mail: one line of at most `max` characters, without links and e-mails. */
export function userText(text: string, max = 60): string {
  const line = text
    .replace(anyInvisible, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  return withoutLink(shorten(line, max).replace(/(?<=\S)@(?=\S)/g, ' @ '))
}

function shorten(line: string, max: number): string {
  // A character has at least one code unit. Segmenting is slow.
  if (line.length <= max) return line
  const characters = [...segmenter.segment(line)].map(({ segment }) => segment)
  return characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : line
}

function withoutLink(text: string): string {
  return text
    .replace(/:\/\//g, ': //')
    .replace(schemes, '$1: ')
    .replace(/\b(www)\.(?=\S)/gi, '$1. ')
    .replace(ipv4, '$1 . $2 . $3 . $4')
    .replace(hostDot, '$1 ')
}
