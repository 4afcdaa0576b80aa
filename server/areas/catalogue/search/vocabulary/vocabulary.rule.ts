import type { Bilingual } from '../../../../../contract/language/language.schema.ts'
import { nameWords, singular, type Word } from '../fold-words.rule.ts'
import { editDistance } from '../fuzzy-match.rule.ts'
import { soundOf } from '../sound.rule.ts'
import { materials, patterns } from './cloth-texts.ts'
import { clothes } from './clothes-texts.ts'
import { colors } from './colors-texts.ts'
import { goods } from './goods-texts.ts'
import { motifs } from './motifs-texts.ts'
import { fillers, occasions, statuses } from './occasions-texts.ts'
import { otherGoods } from './other-goods-texts.ts'

export type GroupKind = 'type' | 'material' | 'pattern' | 'color' | 'occasion' | 'status' | 'motif' | 'filler'
/** Words for one idea. `broader`: keys of all wider groups, also of their wider groups. */
export type Group = { key: string; kind: GroupKind; label: Bilingual; broader: string[] }
/** `roots`: the words without diacritics, of a plural its singular. */
type Phrase = { words: Word[]; roots: string[]; group: Group; isStrict: boolean; isEnglish: boolean }

const sources: [GroupKind, string][] = [
  ['type', clothes],
  ['type', goods],
  ['type', otherGoods],
  ['material', materials],
  ['pattern', patterns],
  ['color', colors],
  ['occasion', occasions],
  ['status', statuses],
  ['motif', motifs],
  ['filler', fillers],
]

/** What the shop's vocabulary has for the words at a place: how many of them, and the groups they may belong to. */
export type Match = { length: number; groups: Group[]; isEnglish: boolean }

export type Vocabulary = {
  /** All of its text. */
  source: string
  groups: Map<string, Group>
  /** Every word of a phrase without diacritics; words that say little only with theirs, if they were typed with some. */
  isWord(folded: string, exact?: string): boolean
  /** The word at a place, if it is that of goods of these groups without its last letter: "nó" of "nón", "quầ" of "áo liền quần". */
  complete(words: readonly Word[], at: number, groups: ReadonlySet<string>): Word | undefined
  /** The words of these groups. */
  wordsOf(groups: ReadonlySet<string>): string[]
  /** The longest phrase that begins at `at`. Exact diacritics come before others. */
  match(words: readonly Word[], at: number, strictness: Strictness, kind?: GroupKind): Match | undefined
  /** The longest phrase of several words for one of these groups that sounds like the words at a place, but is spelled otherwise. */
  hear(words: readonly Word[], at: number, groups: ReadonlySet<string>): Meant | undefined
  /** A phrase of two or three words for one of these groups that differs from the words at a place by one letter: "áp dài" of "áo dài". */
  resemble(words: readonly Word[], at: number, groups: ReadonlySet<string>): Meant | undefined
}

/** `length`: how many words are meant by these. */
export type Meant = { words: Word[]; length: number }

/**
 * Diacritics of a word: of strict words (see {@link colors}) they do not matter (lenient), have to be there (accented), or no
 * strict word counts (plain); exact: of every word.
 */
export type Strictness = 'lenient' | 'accented' | 'plain' | 'exact'

export function readVocabulary(): Vocabulary {
  const groups = new Map<string, Group>()
  const wider = new Map<string, string[]>()
  const phrases: Phrase[] = []
  for (const [kind, source] of sources) {
    for (const line of source.split('\n').filter((each) => each.includes(':'))) {
      const { key, broader, vi, en } = readLine(line)
      const label = { vi: plain(vi[0] ?? key), en: plain(en[0] ?? key) }
      const group: Group = { key, kind, label, broader: [] }
      if (groups.has(key)) throw new Error(`two groups of words are named ${key}`)
      groups.set(key, group)
      wider.set(key, broader)
      for (const text of vi) phrases.push(toPhrase(text, group, false))
      for (const text of en) phrases.push(toPhrase(text, group, true))
    }
  }
  for (const group of groups.values()) group.broader = widerOf(group.key, wider)
  return { source: JSON.stringify(sources), groups, ...createMatcher(phrases) }
}

function createMatcher(phrases: Phrase[]): Omit<Vocabulary, 'source' | 'groups'> {
  const byFirst = new Map<string, Phrase[]>()
  const known = new Set<string>()
  const spelled = new Set<string>()
  const saysLittle = new Set<string>()
  const alone = new Set<string>()
  const longestPhrase = Math.max(...phrases.map(({ words }) => words.length))
  const hear = createEar(phrases)
  const resemble = createEye(phrases)
  for (const phrase of phrases) {
    for (const { folded, exact } of phrase.words) {
      known.add(folded).add(singular(folded))
      spelled.add(exact)
      if (phrase.group.kind === 'filler') saysLittle.add(folded)
    }
    const [only, ...more] = phrase.words
    if (only && more.length === 0 && phrase.group.kind !== 'filler' && only.exact !== only.folded) alone.add(only.exact)
    const [first = ''] = phrase.roots
    byFirst.set(first, [...(byFirst.get(first) ?? []), phrase])
  }
  for (const begun of byFirst.values()) begun.sort((a, b) => b.words.length - a.words.length)
  for (const { words, group } of phrases) if (group.kind !== 'filler') for (const { folded } of words) saysLittle.delete(folded)
  /** Whether a word with marks is spelled as another that the vocabulary has by itself: "quần đũi" (linen) is not "quần đùi" (shorts). */
  const isOther = ({ words: own }: Phrase, ahead: readonly Ahead[]) => {
    return (
      own.length > 1 &&
      own.some(({ exact }, i) => ahead[i] !== undefined && ahead[i].word.exact !== exact && alone.has(ahead[i].word.exact))
    )
  }
  return {
    isWord(folded, exact = folded) {
      if (exact !== folded && saysLittle.has(folded) && !spelled.has(exact)) return false
      return known.has(folded) || known.has(singular(folded))
    },
    complete(words, at, groups) {
      const { folded, exact, text } = words[at] ?? { folded: '', exact: '', text: '' }
      if (folded === exact || spelled.has(exact)) return undefined
      const typed = text.toLowerCase()
      const isMeant = ({ words: own, roots, group }: Phrase) => {
        const start = at - own.length + 1
        const isHere = own.at(-1)?.text.slice(0, -1) === typed && (at === 0 || own.length > 1) && start >= 0
        return (
          isHere &&
          group.kind === 'type' &&
          groups.has(group.key) &&
          roots.slice(0, -1).every((root, i) => words[start + i]?.folded === root)
        )
      }
      return phrases.find(isMeant)?.words.at(-1)
    },
    wordsOf: (groups) => phrases.flatMap(({ words, group }) => (groups.has(group.key) ? words.map(({ folded }) => folded) : [])),
    hear,
    resemble,
    match(words, at, strictness, kind) {
      const begun = byFirst.get(singular(words[at]?.folded ?? ''))
      if (!begun) return undefined
      const ahead = withoutHyphens(words, at, longestPhrase)
      const longest: Phrase[] = []
      let count = 0
      for (const phrase of begun) {
        // The longest phrases come first.
        if (phrase.words.length < count) break
        if ((kind && phrase.group.kind !== kind) || !isAt(phrase, ahead, strictness) || isOther(phrase, ahead)) continue
        count = phrase.words.length
        longest.push(phrase)
      }
      if (count === 0) return undefined
      const exact = longest.filter((phrase) => phrase.words.every(({ exact }, i) => exact === ahead[i]?.word.exact))
      return {
        length: ahead[count - 1]?.length ?? count,
        groups: [...new Set((exact.length > 0 ? exact : longest).map(({ group }) => group))],
        isEnglish: longest.some(({ isEnglish }) => isEnglish),
      }
    },
  }
}

/** Phrases by their sound without blanks: "ao len", and "bo dy" for "body". */
function createEar(phrases: readonly Phrase[]): Vocabulary['hear'] {
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
      const [match] = here
      if (match) return isWritten ? undefined : { words: match.words, length }
    }
    return undefined
  }
}

/** What these say is too little to be meant by a misspelled word. */
const general = new Set(['clothes', 'set'])

/** Phrases by all of their words but one. */
function createEye(phrases: readonly Phrase[]): Vocabulary['resemble'] {
  const byRest = new Map<string, Phrase[]>()
  const restsOf = (roots: readonly string[]) => roots.map((_, gap) => roots.map((root, i) => (i === gap ? '*' : root)).join(' '))
  for (const phrase of phrases) {
    const isTelling = phrase.group.kind === 'type' && !phrase.isStrict && !general.has(phrase.group.key)
    if (!isTelling || phrase.roots.length < 2 || phrase.roots.length > 3) continue
    for (const rest of restsOf(phrase.roots)) byRest.set(rest, [...(byRest.get(rest) ?? []), phrase])
  }
  return (words, at, groups) => {
    for (const length of [3, 2]) {
      const roots = words.slice(at, at + length).map(({ folded }) => singular(folded))
      if (roots.length < length) continue
      const near = restsOf(roots).flatMap((rest, gap) => {
        return (byRest.get(rest) ?? []).filter(
          (phrase) => groups.has(phrase.group.key) && isOneOff(phrase.roots[gap] ?? '', roots[gap] ?? ''),
        )
      })
      const [phrase] = near
      if (phrase) return { words: phrase.words, length }
    }
    return undefined
  }
}

/** A letter too many, too few, wrong or in the wrong place. */
function isOneOff(meant: string, typed: string): boolean {
  return meant !== typed && typed.length > 1 && editDistance(meant, typed) <= 1
}

function soundOfWords(words: readonly Word[]): string {
  return words.map(({ folded }) => soundOf(folded)).join('')
}

type Ahead = { word: Word; root: string; length: number }

/** The words from `at` on, a hyphen between two of them left out; `length`: up to and including this word. */
function withoutHyphens(words: readonly Word[], at: number, most: number): Ahead[] {
  const ahead: Ahead[] = []
  for (let next = at; next < words.length && ahead.length < most; next++) {
    const word = words[next]
    if (word && (word.folded !== '-' || next === at)) ahead.push({ word, root: singular(word.folded), length: next - at + 1 })
  }
  return ahead
}

function isAt({ words: own, roots, isStrict, isEnglish, group }: Phrase, ahead: readonly Ahead[], strictness: Strictness): boolean {
  if (isStrict && strictness === 'plain') return false
  if (roots.some((root, i) => ahead[i]?.root !== root)) return false
  // One wrong mark is a slip; "đồ đặt" has nothing of "đỏ đất".
  const isOther = ({ exact }: Word, i: number) => ahead[i]?.word.exact !== ahead[i]?.word.folded && ahead[i]?.word.exact !== exact
  if (strictness === 'accented' && own.length > 1 && own.every(isOther)) return false
  return own.every(({ exact }, i) => {
    const word = ahead[i]?.word
    if (!word) return false
    // What says little has to be spelled as it is: "nụa" is not "nữa".
    if (group.kind === 'filler' && strictness !== 'lenient' && word.exact !== word.folded && word.exact !== exact) return false
    // "Cáp" is no cap, and "bị" no "bi": marks make another word of an English or a very short one.
    const isMarked = word.exact !== word.folded && word.exact !== exact
    if (isMarked && strictness !== 'lenient' && (isEnglish || (own.length === 1 && word.folded.length < 3))) return false
    const isFree = strictness === 'lenient' || (!isStrict && strictness !== 'exact')
    return isFree || word.exact === exact || (strictness === 'exact' && singular(word.exact) === singular(exact))
  })
}

function readLine(line: string) {
  const [head = '', ...rest] = line.split(':')
  const [key = '', broader = ''] = head.split('<').map((part) => part.trim())
  const [vi = '', en = ''] = rest.join(':').split(' / ')
  const list = (text: string) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
  return { key, broader: broader.split(' ').filter(Boolean), vi: list(vi), en: list(en) }
}

function toPhrase(text: string, group: Group, isEnglish: boolean): Phrase {
  const words = nameWords(plain(text))
  return { words, roots: words.map(({ folded }) => singular(folded)), group, isStrict: text.startsWith('!'), isEnglish }
}

function plain(text: string): string {
  return text.replace(/^!/, '')
}

function widerOf(key: string, wider: Map<string, string[]>, seen = new Set<string>()): string[] {
  for (const next of wider.get(key) ?? []) {
    if (seen.has(next)) continue
    seen.add(next)
    widerOf(next, wider, seen)
  }
  return [...seen]
}
