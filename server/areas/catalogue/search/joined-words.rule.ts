import { accented, type Word } from './fold-words.rule.ts'
import { decodeKeys, splitJoined } from './typing-slips.rule.ts'

type IsKnown = (folded: string) => boolean

/** A letter held down, or in a word with marks typed twice, once: "váyyyy", "yếmm". Known words keep theirs ("soóc"), and sizes ("xxxl"). */
export function withoutRepeats(word: Word, isKnown: IsKnown): Word {
  const { folded, exact, text } = word
  const isMarked = exact !== folded
  const repeated = isMarked ? /([a-z])\1/ : /([a-wyz])\1\1/
  if (!repeated.test(folded) || text.length !== folded.length || isKnown(folded)) return word
  const kept = [...folded].flatMap((letter, at) => (at > 0 && letter === folded[at - 1] && /[a-z]/.test(letter) ? [] : at))
  const [once, written] = [folded, text].map((each) => kept.map((at) => each[at]).join('')) as [string, string]
  return once.length > (isMarked ? 1 : 2) && isKnown(once) ? { ...word, folded: once, exact: accented(written), text: written } : word
}

const amount = /^(\D{2,})(\d{1,4}(?:[.,]\d)?(?:t|tuoi|y|th|thang|m|kg|ky|ki|cm|k|nghin|ngan|tr|trieu|tram|usd|do))$/
/** Said before an amount. */
const lead = /^(.{2,}?)(size|sz|duoi|tren|tam|khoang|gia|chobe)$/

/** An age, a measure or a price without a blank before it: "vay2tuoi", "aolen300k". Keys of VNI and product numbers are none. */
export function splitAmount(word: Word, isKnown: IsKnown, spellings: ReadonlyMap<string, number>): Word[] {
  const { folded, exact, text, start, end } = word
  const [, head = '', tail = ''] = amount.exec(folded) ?? []
  if (tail === '' || text.length !== folded.length || isKnown(folded)) return [word]
  const keys = exact === folded ? decodeKeys(folded) : undefined
  if (keys && isKnown(keys.folded)) return [word]
  const isGoods = (part: string) => isKnown(part) || splitJoined(part, (each) => spellings.has(each)) !== undefined
  const [, before = '', said = ''] = lead.exec(head) ?? []
  const parts = isGoods(head) ? [head, tail] : isGoods(before) ? [before, said, tail] : undefined
  if (!parts) return [word]
  let from = 0
  return parts.map((part) => {
    const written = text.slice(from, from + part.length)
    const own = { folded: part, exact: accented(written), text: written, start: start + from, end: start + from + part.length }
    from += part.length
    return from === text.length ? { ...own, end } : own
  })
}
