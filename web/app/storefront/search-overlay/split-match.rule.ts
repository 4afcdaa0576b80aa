import { stripDiacritics } from '../../../../contract/language/strip-diacritics.ts'

export type MatchPart = { text: string; isTyped: boolean }

/** Splits a suggestion into the typed part, ignoring diacritics, and its completion: "dam h" → [Đầm h] oa nhí. */
export function splitMatch(text: string, typed: string): MatchPart[] {
  const letters = [...text.normalize('NFC')]
  const folded = letters.map(stripDiacritics)
  const typedLetters = markTyped(folded, stripDiacritics(typed).split(/\s+/).filter(Boolean))
  const parts: MatchPart[] = []
  letters.forEach((letter, i) => {
    const last = parts.at(-1)
    // A combining mark belongs to the letter before.
    const isTyped = folded[i] === '' ? (last?.isTyped ?? false) : typedLetters.has(i)
    if (last?.isTyped === isTyped) last.text += letter
    else parts.push({ text: letter, isTyped })
  })
  return parts
}

/** The indexes of the typed letters: of the whole phrase if it occurs, else of each word. */
function markTyped(folded: string[], words: string[]): Set<number> {
  const plain = folded.join('')
  const owners = folded.flatMap((letters, i) => new Array<number>(letters.length).fill(i))
  const phrase = words.join(' ')
  const wanted = words.length > 1 && findWordStart(plain, phrase) < 0 ? words : [phrase]
  return new Set(
    wanted.flatMap((word) => {
      const at = findWordStart(plain, word)
      return at < 0 ? [] : owners.slice(at, at + word.length)
    }),
  )
}

/** The position where a word begins with `beginning`. */
function findWordStart(plain: string, beginning: string): number {
  if (beginning === '') return -1
  let at = plain.indexOf(beginning)
  while (at > 0 && /[\p{L}\p{N}]/u.test(plain.charAt(at - 1))) at = plain.indexOf(beginning, at + 1)
  return at
}
