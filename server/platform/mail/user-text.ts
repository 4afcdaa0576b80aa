/**
 * Mail programs turn whatever looks like a URL into a link, in plain text and in HTML text alike. Nobody may
 * send a link of theirs under the shop's name, so texts are written in a way that no program takes for one.
 */

/** Schemes that make a link without `//` behind them. */
const schemes = /\b(mailto|tel|sms|javascript|data|file|vbscript):(?=\S)/gi
/** Characters nobody sees; bidirectional controls among them. */
const invisible = '\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2064\\u2066-\\u206f\\ufe00-\\ufe0f\\ufeff'
const anyInvisible = new RegExp(`[${invisible}]`, 'g')
/**
 * The full stop of a host name (`evil.example`): two letters follow. Browsers also read the ideographic and the
 * full-width one. `1.290.000`, `v.v` and `No.5` are not meant.
 */
const hostDot = new RegExp(`(?<=\\S)([.\\u3002\\uff0e\\uff61])(?=[${invisible}]*(?:xn--|\\p{L}\\p{M}*[${invisible}]*\\p{L}))`, 'gu')
const ipv4 = /\b(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})(?=[:/])/g
const email = /^(?!www\.)[^\s@:/]+@[^\s@:/]+$/i

/** The text without anything a mail program makes a web link of. An e-mail address that stands by itself stays as it is. */
export function withoutLinks(text: string): string {
  return text.replace(/\S+/gu, (word) => (email.test(word.replace(/^[("'<[]+|[)"'>\].,;!?]+$/g, '')) ? word : withoutLink(word)))
}

/**
 * What a visitor wrote (a name, an address, a note) as it may stand in a mail: one line of at most `max`
 * characters, with neither a link nor an e-mail address in it.
 */
export function userText(text: string, max = 60): string {
  const line = text
    .replace(anyInvisible, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  const characters = [...new Intl.Segmenter('vi').segment(line)].map(({ segment }) => segment)
  const short = characters.length > max ? `${characters.slice(0, max - 1).join('')}…` : line
  return withoutLink(short.replace(/(?<=\S)@(?=\S)/g, ' @ '))
}

function withoutLink(text: string): string {
  return text
    .replace(/:\/\//g, ': //')
    .replace(schemes, '$1: ')
    .replace(/\b(www)\.(?=\S)/gi, '$1. ')
    .replace(ipv4, '$1 . $2 . $3 . $4')
    .replace(hostDot, '$1 ')
}
