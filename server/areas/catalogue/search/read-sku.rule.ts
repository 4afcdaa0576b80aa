import { readPrice } from './amounts/read-price.rule.ts'
import { readSize } from './amounts/read-size.rule.ts'
import { partOf } from './build-part.rule.ts'
import type { Word } from './fold-words.rule.ts'
import type { Part, Place, Understood } from './query-parts.ts'
import { anyOf, lexeme, mark } from './tsquery.rule.ts'

const skuGroup = /^(?:[a-z]{1,4}|[a-z]{0,6}\d{1,20})$/
const maxSkuWords = 9

/** A product number: one or two short groups of letters, then digits, with or without hyphens or blanks; with hyphens more digits. */
export function readSku(words: Word[], at: number, { vocabulary, words: inUse }: Place): { part: Part; length: number } | undefined {
  const groups: string[] = []
  let isHyphened = false
  let length = 0
  for (const { folded, exact } of words.slice(at, at + maxSkuWords)) {
    const isHyphen = folded === '-' && length > 0
    const isComplete = /\d$/.test(groups.at(-1) ?? '') && words[at + length - 1]?.folded !== '-'
    if (isHyphen) isHyphened = true
    else if (!isComplete && exact === folded && skuGroup.test(folded)) groups.push(folded)
    else break
    length++
  }
  const joined = groups.join('')
  const isUnknown = groups.every((each) => each.length > 1 && (/\d/.test(each) || (!vocabulary.isWord(each) && !inUse.has(each))))
  // "Sun hat 12 months" and "váy size 110" are no numbers; "le 02" is one.
  const first = vocabulary.match(words, at, 'lenient')
  const isNumbered = /^0\d/.test(groups[1] ?? '') && !first?.groups.some(({ kind }) => kind !== 'filler')
  const isWords =
    groups.length > 1 &&
    ((vocabulary.isWord(groups[0] ?? '') && !isNumbered) || words.slice(at + 1, at + length).some((_, i) => readSize(words, at + 1 + i)))
  const isSpaced = !isWords && (groups.length !== 2 || isUnknown || /^0\d/.test(groups[1] ?? '')) && /^[a-z]{2,8}\d{2,6}$/.test(joined)
  // "Mùa hè 2-3 tuổi" neither, though it has a hyphen.
  const isAge = words.slice(at + 1, at + length).some((_, i) => (readSize(words, at + 1 + i)?.length ?? 0) + 1 + i > length)
  // Nor are known words before a range: "mu beo dat nung 9-12".
  const isRange = words.slice(at, at + length).some(({ folded }, i) => /^\d{1,3}$/.test(folded) && words[at + i + 1]?.folded === '-')
  const isNamed = isRange && groups.every((each) => /\d/.test(each) || vocabulary.isWord(each))
  // Nor is "quà 300-400k".
  const isPrice = words.slice(at + 1, at + length).some((_, i) => (readPrice(words, at + 1 + i)?.length ?? 0) + 1 + i > length)
  const isNumber = isHyphened ? !isAge && !isPrice && !isNamed && /^[a-z]{2,8}\d{2,40}$/.test(joined) : isSpaced
  // "MM-DA": the beginning of a number; "MM DA" unless these are words.
  const isBeginning = (isHyphened || isUnknown) && length === words.length - at && groups.length === 2 && /^[a-z]{3,6}$/.test(joined)
  if (!isNumber && !isBeginning) return undefined
  return { part: partOf('sku', words.slice(at, at + length), { terms: `${lexeme(mark.sku(joined))}:*` }), length }
}

/** The query as a product number of any form ("KH-8a2xq"), if it may be one. */
export function wholeSku({ text, words }: Pick<Understood, 'text' | 'words'>): Part | undefined {
  if (!/^(?=.*[\d-])[a-z\d-]{3,40}$/i.test(text.trim())) return undefined
  const joined = text.toLowerCase().replaceAll(/[^a-z\d]/g, '')
  if (joined.length < 3) return undefined
  // "da-1" may also be short for "da-01".
  const numbers = [...new Set([joined, joined.replace(/^([a-z]{2,8})(\d)$/, '$10$2')])]
  return partOf('sku', words, { terms: anyOf(numbers.map((number) => `${lexeme(mark.sku(number))}:*`)) })
}
