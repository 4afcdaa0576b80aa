import { accented, type Word } from './fold-words.rule.ts'
import { decodeKeys, splitJoined } from './typing-slips.rule.ts'

type IsKnown = (folded: string) => boolean

/** A letter twice, or a number after letters: most words have neither. */
export const mayBeJoined = /([a-z])\1|[a-z]\d/

/** Words without letters that were held down, and with a blank before the amounts that end them. */
export function partWords(words: readonly Word[], isKnown: IsKnown, spellings: ReadonlyMap<string, number>): Word[] {
  const once = words.map((word) => withoutRepeats(word, isKnown))
  return once.flatMap((_, at) => splitAmount(once, at, isKnown, spellings))
}

/** A letter held down, or in a word with marks typed twice, once: "váyyyy", "yếmm". Known words keep theirs ("soóc"), and sizes ("xxxl"). */
function withoutRepeats(word: Word, isKnown: IsKnown): Word {
  const { folded, exact, text } = word
  const isMarked = exact !== folded
  const repeated = isMarked ? /([a-z])\1/ : /([a-wyz])\1\1/
  if (!repeated.test(folded) || text.length !== folded.length || isKnown(folded)) return word
  const kept = [...folded].flatMap((letter, at) => (at > 0 && letter === folded[at - 1] && /[a-z]/.test(letter) ? [] : at))
  const [once, written] = [folded, text].map((each) => kept.map((at) => each[at]).join('')) as [string, string]
  return once.length > (isMarked ? 1 : 2) && isKnown(once) ? { ...word, folded: once, exact: accented(written), text: written } : word
}

const unit = '(?:t|tuoi|y|th|thang|m|kg|ky|ki|cm|k|nghin|ngan|tr|trieu|tram|usd|do|cai|chiec|mon|lop)'
const amount = new RegExp(`^(\\D{2,}?)((?:size|sz)\\d{1,3}[a-z]{0,2}|\\d{1,4}(?:[.,]\\d)?${unit})$`)
/** A product number with a size: "da01size3y". */
const numbered = /^([a-z]{0,6}\d{1,6})((?:size|sz)\d{1,3}[a-z]{0,2})$/
/** How much is off: "sale50". */
const reduced = /^(sale|giam|khuyen)(off|gia|mai)?([1-9]\d)$/
const begun = /^(\D{2,})(\d{1,3})$/
const ending = new RegExp(`^\\d{1,3}${unit}$`)
/** Said before an amount. */
const lead = /^(.{2,}?)(duoi|tren|tam|khoang|gia|chobe)$/

/**
 * An age, a measure, a price, a count or the beginning of a range without a blank before it: "vay2tuoi", "aolen300k", "tuingu0-3m"; also a
 * size after a product number, and what is off in a sale. Keys of VNI and product numbers are none.
 */
function splitAmount(words: readonly Word[], at: number, isKnown: IsKnown, spellings: ReadonlyMap<string, number>): Word[] {
  const word = words[at]
  if (!word) return []
  const { folded, exact, text } = word
  if (!/[a-z]\d/.test(folded)) return [word]
  const [, ...apart] = text.length === folded.length ? (numbered.exec(folded) ?? reduced.exec(folded) ?? []) : []
  if (apart.length > 0) return cut(word, apart.filter(Boolean))
  const isRange = words[at + 1]?.folded === '-' && ending.test(words[at + 2]?.folded ?? '')
  const [, head = '', tail = ''] = (isRange ? begun : amount).exec(folded) ?? []
  if (tail === '' || text.length !== folded.length || isKnown(folded)) return [word]
  const keys = exact === folded && !isRange ? decodeKeys(folded) : undefined
  if (keys && isKnown(keys.folded)) return [word]
  const isGoods = (part: string) => isKnown(part) || splitJoined(part, (each) => spellings.has(each)) !== undefined
  const [, before = '', said = ''] = lead.exec(head) ?? []
  const parts = isGoods(head) ? [head, tail] : isGoods(before) ? [before, said, tail] : undefined
  return parts ? cut(word, parts) : [word]
}

function cut({ text, start, end }: Word, parts: readonly string[]): Word[] {
  let from = 0
  return parts.map((part) => {
    const written = text.slice(from, from + part.length)
    const own = { folded: part, exact: accented(written), text: written, start: start + from, end: start + from + part.length }
    from += part.length
    return from === text.length ? { ...own, end } : own
  })
}
