import { singular, type Word } from './fold-words.rule.ts'
import { editDistance, fuzzyMatch, isBeside } from './fuzzy-match.rule.ts'
import { bySound, soundOf } from './sound.rule.ts'
import type { SearchContext } from './understand-query.rule.ts'
import { isSyllable } from './vietnamese-syllable.rule.ts'
import type { Group } from './vocabulary/vocabulary.rule.ts'

/** A whole sentence is not corrected. */
const maxWords = 8

/**
 * The words with likely errors corrected; undefined if there are none. First single words that nobody knows: spelled as they
 * sound ("zài" → "dài"), or with a typing error; a syllable that Vietnamese has is probably meant as typed, unless it makes a
 * phrase. Then phrases that sound like those of the vocabulary ("áo nen" → "áo len").
 */
export function correctWords(words: readonly Word[], context: SearchContext): Word[] | undefined {
  if (words.length > maxWords) return undefined
  const corrected = correctPhrases(correctSingle(words, context), context)
  return corrected.some(({ folded }, i) => folded !== words[i]?.folded) || corrected.length !== words.length ? corrected : undefined
}

function correctSingle(words: readonly Word[], context: SearchContext): Word[] {
  const { vocabulary, words: inUse } = context
  const isKnown = ({ folded, exact }: Word) => vocabulary.isWord(folded, exact) || inUse.has(singular(folded)) || !/^[a-z]+$/.test(folded)
  const known = words.filter(isKnown).length
  const isAmongGoods = words.length - known <= known && words.some((_, at) => namesGoods(words, at, context))
  return words.map((word, at) => {
    if (isKnown(word) || word.folded.length < 3) return word
    const candidates = candidatesOf(word.folded, known > 0, context)
    const meant = isSyllable(word.folded)
      ? likelySyllable(words, at, candidates, context, isAmongGoods)
      : likeliest(words, at, candidates, context)
    return meant === undefined ? word : { ...word, folded: meant, exact: meant, text: meant }
  })
}

/** Among goods that the shop has any word near it; else one that makes a phrase, or sounds like the name of goods. */
function likelySyllable(words: readonly Word[], at: number, candidates: string[], context: SearchContext, isAmongGoods: boolean) {
  const word = words[at]
  // Typed with marks it is hardly another word.
  if (isAmongGoods && word?.folded === word?.exact) return likeliest(words, at, candidates, context)
  const alike = soundingLike(words[at]?.folded ?? '', context).filter((each) => namesGoods([toWord(each)], 0, context))
  // "Khăn rằn" is no "khăn ăn".
  const isNear = (each: string) => each[0] === word?.folded[0] || soundOf(each) === soundOf(word?.folded ?? '')
  return (
    candidates.find((each) => isNear(each) && makesPhrase(words, at, each, context)) ??
    alike.find((each) => isWorn(each, context)) ??
    alike[0]
  )
}

/** Clothes are searched for most: "zay" is rather "váy" than "giày". */
function isWorn(folded: string, { vocabulary }: SearchContext): boolean {
  const groups = vocabulary.match([toWord(folded)], 0, 'lenient', 'type')?.groups ?? []
  return groups.some(({ broader }) => broader.includes('clothes'))
}

function soundingLike(folded: string, { spellings }: SearchContext): string[] {
  return (bySound(spellings).get(soundOf(folded)) ?? []).filter((each) => each !== folded)
}

/** Of short words many are near; the one that makes a phrase may be any. */
const maxCandidates = 30

/** Words that sound alike, then the nearest; of equally near ones one that lost a letter, the error of fast typing. */
function candidatesOf(folded: string, hasOthers: boolean, context: SearchContext): string[] {
  const near = fuzzyMatch(folded, context.spellings, folded.length > 3 ? undefined : maxCandidates).filter((each) => each !== folded)
  const [first] = near
  const least = first === undefined ? 0 : editDistance(folded, first)
  const isLost = (each: string) => editDistance(folded, each) <= least && lost(each, folded)
  // Of three letters one that differs leaves little: alone it may mean anything.
  const likely = hasOthers || folded.length > 3 ? near : near.filter((each) => lost(each, folded))
  const isSwapped = (each: string) => editDistance(folded, each) < 1
  const ordered = [isLost, isSwapped, (each: string) => isBeside(each, folded)].flatMap((isFirst) => likely.filter(isFirst))
  return [...soundingLike(folded, context), ...ordered, ...likely]
}

/** The first candidate that makes a phrase with the words beside it, else that names goods, else the nearest. */
function likeliest(words: readonly Word[], at: number, candidates: string[], context: SearchContext): string | undefined {
  const alike = candidates.filter((each) => soundOf(each) === soundOf(words[at]?.folded ?? '') && isWorn(each, context))
  const fitting = candidates.filter((each) => makesPhrase(words, at, each, context))
  return fitting.find((each) => alike.includes(each)) ?? fitting[0] ?? alike[0] ?? candidates[0]
}

function makesPhrase(words: readonly Word[], at: number, candidate: string, context: SearchContext): boolean {
  const trial = words.map((word, i) => (i === at ? toWord(candidate) : word))
  for (let from = Math.max(0, at - 3); from <= at; from++) {
    const match = context.vocabulary.match(trial, from, 'lenient')
    if (match && match.length > 1 && from + match.length > at && match.groups.some((group) => isInUse(group, context))) return true
  }
  return false
}

function namesGoods(words: readonly Word[], at: number, context: SearchContext): boolean {
  return context.vocabulary.match(words, at, 'lenient')?.groups.some((group) => isInUse(group, context)) ?? false
}

function isInUse({ key, kind }: Group, { groups }: SearchContext): boolean {
  return kind !== 'filler' && kind !== 'motif' && groups.has(key)
}

function isSpelledRight(
  words: readonly Word[],
  at: number,
  vocabulary: SearchContext['vocabulary'],
  groups: SearchContext['groups'],
): boolean {
  const word = words[at]
  const own = word && vocabulary.match([word], 0, 'exact')
  const isAnyMarked = words.some(({ folded, exact }) => folded !== exact)
  const isMeant = own?.groups.some(({ key, kind }) => (kind === 'filler' ? word?.exact !== word?.folded : groups.has(key)))
  return isAnyMarked && (isMeant ?? false)
}

function toWord(folded: string): Word {
  return { folded, exact: folded, text: folded, start: 0, end: 0 }
}

function lost(whole: string, typed: string): boolean {
  return whole.length === typed.length + 1 && [...whole].some((_, at) => whole.slice(0, at) + whole.slice(at + 1) === typed)
}

/** Phrases for what the shop sells in place of words that only sound like them, also with a blank too much ("bo đy"). */
function correctPhrases(words: readonly Word[], { vocabulary, groups }: SearchContext): Word[] {
  const corrected: Word[] = []
  for (let at = 0; at < words.length; ) {
    // What the shop does not sell is not taken for what it sells: "vớ cho bé" is not "đồ cho bé".
    const own = vocabulary.match(words, at, 'lenient', 'type')
    const isElsewhere = own?.groups.every(({ key }) => !groups.has(key))
    const written = vocabulary.match(words, at, 'lenient')
    const isRight =
      written !== undefined &&
      written.length > 1 &&
      written.groups.some(({ key, kind }) => groups.has(key) || (kind === 'filler' && written.isExact))
    if (isRight) {
      corrected.push(...words.slice(at, at + written.length))
      at += written.length
      continue
    }
    // What is spelled right, with marks, is meant: "váy len" is not "giày len".
    const isSpelled = at + 1 < words.length && [at, at + 1].every((i) => isSpelledRight(words, i, vocabulary, groups))
    const near = isSpelled ? undefined : (vocabulary.hear(words, at, groups) ?? vocabulary.resemble(words, at, groups))
    // But "túi nủ" is no bag: its second word is none.
    const isBegun = own?.length === 1 && near?.words[0]?.exact === words[at]?.exact && !vocabulary.match(words, at + 1, 'exact')
    if (own && isElsewhere && !isBegun) {
      corrected.push(...words.slice(at, at + own.length))
      at += own.length
      continue
    }
    const match = near
    const [first, last] = [words[at], words[at + (match?.length ?? 1) - 1]]
    if (!first || !last) break
    if (match) corrected.push(...match.words.map((word) => ({ ...word, start: first.start, end: last.end })))
    else corrected.push(first)
    at += match?.length ?? 1
  }
  return corrected
}
