import { singular, type Word } from '../fold-words.rule.ts'
import { editDistance, isBeside } from '../fuzzy-match.rule.ts'
import { isConfusedTone, soundOf } from '../sound.rule.ts'
import type { Group, Phrase, Vocabulary } from './phrases.ts'

/** Phrases by their sound without blanks: "ao len", and "bo dy" for "body". `alone`: words that mean something by themselves. */
export function createEar(phrases: readonly Phrase[], alone: ReadonlySet<string>): Vocabulary['hear'] {
  const bySound = new Map<string, Phrase[]>()
  for (const phrase of phrases) {
    if (phrase.group.kind === 'filler' || phrase.isStrict || phrase.group.key === 'set') continue
    const sound = soundOfWords(phrase.words)
    if (sound.length > 3) bySound.set(sound, [...(bySound.get(sound) ?? []), phrase])
  }
  return (words, at, groups) => {
    for (let length = Math.min(4, words.length - at); length > 1; length--) {
      const spoken = words.slice(at, at + length)
      const written = spoken.map(({ folded }) => folded).join(' ')
      const here = bySound.get(soundOfWords(spoken))?.filter(({ group }) => groups.has(group.key)) ?? []
      const isWritten = here.some(({ words: own }) => own.map(({ folded }) => folded).join(' ') === written)
      // "Cô dì" is not "cozy": marks are Vietnamese.
      const isMarked = spoken.some(({ folded, exact }) => folded !== exact)
      const isMeant = ({ words: own, isEnglish }: Phrase) =>
        !(isEnglish && isMarked) &&
        !hasOther(own, spoken, alone) &&
        !own.some(({ folded }, i) => spoken[i]?.folded !== folded && isSpelled(spoken[i], alone))
      const match = here.find(isMeant)
      if (match) return isWritten ? undefined : { words: match.words, length }
    }
    return undefined
  }
}

const resembled = new Set(['type', 'occasion', 'status'])

/** What these say is too little to be meant by a misspelled word. */
const general = new Set(['clothes', 'set'])

/** Phrases by all of their words but one. `isMeant`: whether a word is rather what it is than one of a phrase for this group. */
export function createEye(
  phrases: readonly Phrase[],
  alone: ReadonlySet<string>,
  isMeant: (word: Word, group: Group) => boolean,
): Vocabulary['resemble'] {
  const byRest = new Map<string, Phrase[]>()
  const restsOf = (roots: readonly string[]) => roots.map((_, gap) => roots.map((root, i) => (i === gap ? '*' : root)).join(' '))
  for (const phrase of phrases) {
    const isTelling = resembled.has(phrase.group.kind) && !phrase.isStrict && !general.has(phrase.group.key)
    if (!isTelling || phrase.roots.length < 2 || phrase.roots.length > 3) continue
    for (const rest of restsOf(phrase.roots)) byRest.set(rest, [...(byRest.get(rest) ?? []), phrase])
  }
  return (words, at, groups) => {
    for (const length of [3, 2]) {
      const typed = words.slice(at, at + length)
      const roots = typed.map(({ folded }) => singular(folded))
      if (roots.length < length) continue
      const near = restsOf(roots).flatMap((rest, gap) => {
        const word = typed[gap]
        const isHere = ({ words: own, roots: meant, group }: Phrase) =>
          groups.has(group.key) && isOneOff(meant[gap] ?? '', roots[gap] ?? '') && !hasOther(own, typed, alone)
        const here = (byRest.get(rest) ?? []).filter((phrase) => isHere(phrase) && word && !isMeant(word, phrase.group))
        return here.map((phrase) => ({ phrase, isLikely: isBeside(phrase.roots[gap] ?? '', roots[gap] ?? '') }))
      })
      const { phrase } = near.find(({ isLikely }) => isLikely) ?? near[0] ?? {}
      if (phrase) return { words: phrase.words, length }
    }
    return undefined
  }
}

/** Whether a word with marks means something by itself: "chăn tuyết" is no "trắng tuyết". */
function isSpelled(word: Word | undefined, alone: ReadonlySet<string>): boolean {
  return word !== undefined && word.exact !== word.folded && alone.has(word.exact)
}

/** Whether a word has the letters of its phrase with the tone of another word: "quần" is no "quấn", but "chân" may be "chăn". */
function hasOther(own: readonly Word[], typed: readonly Word[], alone: ReadonlySet<string>): boolean {
  const isOther = (meant: Word, word: Word) =>
    meant.exact !== word.exact && alone.has(word.exact) && !isConfusedTone(meant.exact, word.exact)
  return own.some((word, i) => typed[i] !== undefined && word.folded === typed[i].folded && isOther(word, typed[i]))
}

/** A letter too many, too few, wrong or in the wrong place. */
function isOneOff(meant: string, typed: string): boolean {
  return meant !== typed && typed.length > 1 && editDistance(meant, typed) <= 1
}

function soundOfWords(words: readonly Word[]): string {
  return words.map(({ folded }) => soundOf(folded)).join('')
}
