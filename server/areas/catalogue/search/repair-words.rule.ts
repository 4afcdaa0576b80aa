import { amountWords } from './amounts/read-price.rule.ts'
import { accented, singular, splitWords, type Word } from './fold-words.rule.ts'
import { editDistance, fuzzyMatch } from './fuzzy-match.rule.ts'
import { mayBeJoined, partWords } from './joined-words.rule.ts'
import type { SearchContext } from './query-parts.ts'
import { decodeKeys, decodeSwapped, splitJoined } from './typing-slips.rule.ts'
import { isSyllable } from './vietnamese-syllable.rule.ts'

/** Words typed without a Vietnamese keyboard, or without blanks, as the shop knows them. */
export function repairWords(
  words: Word[],
  { vocabulary, words: inUse, spellings, groups }: SearchContext,
): { words: Word[]; isDecoded: boolean } {
  const isPlural = (folded: string) => inUse.has(singular(folded)) && !isSyllable(singular(folded))
  const isKnown = (folded: string) => vocabulary.isWord(folded) || inUse.has(folded) || isPlural(folded) || amountWords.has(folded)
  const apart = words.some(({ folded }) => mayBeJoined.test(folded)) ? partWords(words, isKnown, spellings) : words
  let isDecoded = apart.some((word, at) => word !== words[at])
  const repaired = apart.flatMap((word, at): Word[] => {
    const { folded, start, end, exact } = word
    const whole = vocabulary.complete(apart, at, groups)
    if (whole) {
      isDecoded = true
      return [{ ...whole, start, end }]
    }
    const goods = soundingGoods(word, vocabulary)
    if (goods) {
      isDecoded = true
      return [goods]
    }
    // Marks make no English word: "áodài" is none.
    const isEnglish = exact !== folded && vocabulary.isEnglish(folded)
    if ((isKnown(folded) && !isEnglish) || folded.length < 3) return [word]
    const isCode = apart[at + 1]?.folded === '-' || apart[at - 1]?.folded === '-'
    const decoded = isCode || exact !== folded ? undefined : decodeKnown(folded, isKnown)
    if (decoded) {
      isDecoded = true
      return [{ ...decoded, start, end }]
    }
    // A slip in a long word is mended later, not taken for keys: "muxlin".
    const isSlip = () => folded.length > 4 && fuzzyMatch(folded, spellings).length > 0
    // Also of keys without blanks: "giayleen".
    const meantBy = (part: string) => {
      if (spellings.has(part)) return { folded: part, exact: part, text: part }
      const keys = part.length > 2 ? decodeKeys(part) : undefined
      return keys && spellings.has(keys.folded) ? keys : undefined
    }
    // Marks say which syllables are meant.
    const isShort = (parts: string[]) => exact === folded && parts.some((part) => part.length < 3) && isNearly(folded, spellings)
    const joined =
      splitJoined(folded, (part) => part !== folded && spellings.has(part)) ??
      (isSlip() ? undefined : splitJoined(folded, (part) => meantBy(part) !== undefined))
    const split = joined && !isSyllable(folded) && !isShort(joined) ? joined : undefined
    if (!split) {
      const swapped = isCode || exact !== folded || isSyllable(folded) ? undefined : decodeSwapped(folded, (each) => spellings.has(each))
      if (!swapped) return [word]
      isDecoded = true
      return [{ ...swapped, start, end }]
    }
    isDecoded = true
    if (exact !== folded) return withMarks(split, word)
    return split.flatMap((part) => ({ ...(meantBy(part) ?? { folded: part, exact: part, text: part }), start, end }))
  })
  const decoded = repaired.map((word, at) =>
    isDecoded || isMarked(repaired[at - 1]) ? inKeys(word, vocabulary, isDecoded ? undefined : repaired[at - 1]) : word,
  )
  return { words: decoded, isDecoded: isDecoded || decoded.some((word, at) => word !== repaired[at]) }
}

/** The parts of a word with the marks that they have in it: "váyhoa". */
function withMarks(parts: readonly string[], { text, start, end }: Word): Word[] {
  const written = text.normalize('NFC')
  let from = 0
  return parts.map((part) => {
    const own = written.slice(from, from + part.length)
    from += part.length
    return { folded: part, exact: accented(own), text: own, start, end }
  })
}

/** Whether a letter of a word is wrong or lost: "nhiom" is no "nhí om". */
function isNearly(folded: string, spellings: SearchContext['spellings']): boolean {
  return fuzzyMatch(folded, spellings).some((each) => each.length >= folded.length && editDistance(each, folded) <= 1)
}

/**
 * Among words typed in keys an English one may be too: of "aos len theeu teen" the last is "tên". After a word with marks it is one
 * if both are a phrase: "thêu teen".
 */
function inKeys(word: Word, vocabulary: SearchContext['vocabulary'], before: Word | undefined): Word {
  const { folded, exact, start, end } = word
  const decoded = exact === folded && vocabulary.isEnglish(folded) ? decodeKeys(folded) : undefined
  if (!decoded || !vocabulary.isSpelled(decoded.exact)) return word
  const meant = { ...decoded, start, end }
  return !before || vocabulary.match([before, meant], 0, 'exact')?.length === 2 ? meant : word
}

function isMarked(word: Word | undefined): boolean {
  return word !== undefined && word.exact !== word.folded
}

const alike: Record<string, string> = { i: 'y', y: 'i', u: 'o', o: 'u' }

/** Goods that a word with marks sounds like, if no phrase has it with these: "vái" is "váy" before it is "vải". */
function soundingGoods({ text, exact, folded, start, end }: Word, vocabulary: SearchContext['vocabulary']): Word | undefined {
  const other = /a[iyuo]$/.test(folded) && exact !== folded && !vocabulary.isSpelled(exact) ? alike[folded.slice(-1)] : undefined
  if (!other) return undefined
  const swapped = exact
    .normalize('NFD')
    .replace(/[iyuo](?=\p{M}*$)/u, other)
    .normalize('NFC')
  return vocabulary.namesGoods(swapped)
    ? { folded: folded.slice(0, -1) + other, exact: swapped, text: text.slice(0, -1) + other, start, end }
    : undefined
}

/** Also with the key of a horn before its vowel: "khwan" is "khăn". */
function decodeKnown(folded: string, isKnown: (folded: string) => boolean) {
  const decoded = [folded, folded.replace(/w([ao])/, '$1w')].map(decodeKeys)
  return decoded.find((each) => each && isKnown(each.folded))
}

export function replaceSynonyms(words: Word[], { synonyms }: SearchContext): Word[] {
  const replaced: Word[] = []
  for (let at = 0; at < words.length; ) {
    const here = synonyms.filter(({ from }) => from.every((word, i) => words[at + i]?.folded === word))
    const best = here.reduce<(typeof here)[number] | undefined>((a, b) => (a && a.from.length >= b.from.length ? a : b), undefined)
    const [first, last] = [words[at], words[at + (best?.from.length ?? 1) - 1]]
    if (!first) break
    if (best && last) replaced.push(...splitWords(best.to).map((word) => ({ ...word, start: first.start, end: last.end })))
    else replaced.push(first)
    at += best?.from.length ?? 1
  }
  return replaced
}
