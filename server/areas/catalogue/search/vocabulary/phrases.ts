import type { Bilingual } from '../../../../../contract/language/language.schema.ts'
import type { Word } from '../fold-words.rule.ts'

export type GroupKind = 'type' | 'material' | 'pattern' | 'color' | 'occasion' | 'status' | 'motif' | 'filler'
/** Words for one idea. `broader`: keys of all wider groups, also of their wider groups. */
export type Group = { key: string; kind: GroupKind; label: Bilingual; broader: string[] }
/** `roots`: the words without diacritics, of a plural its singular. `read`: how many words are the phrase itself, the others follow it. */
export type Phrase = { words: Word[]; roots: string[]; read: number; group: Group; isStrict: boolean; isEnglish: boolean }

/** What the shop's vocabulary has for the words at a place: how many of them, with which marks, and the groups they may belong to. */
export type Match = { length: number; groups: Group[]; isEnglish: boolean; isExact: boolean }

/** `length`: how many words are meant by these. */
export type Meant = { words: Word[]; length: number }

/**
 * Diacritics of a word: of strict words (see {@link colors}) they do not matter (lenient), have to be there (accented), or no
 * strict word counts (plain); exact: of every word.
 */
export type Strictness = 'lenient' | 'accented' | 'plain' | 'exact'

/** A set of keys, or a map from them. */
export type GroupKeys = { has(key: string): boolean }

export type Vocabulary = {
  /** All of its text. */
  source: string
  groups: Map<string, Group>
  /** Every word of a phrase without diacritics; words that say little only with theirs, if they were typed with some. */
  isWord(folded: string, exact?: string): boolean
  /** Whether a word has these marks in some Vietnamese phrase. */
  isSpelled(exact: string): boolean
  /** Whether only English phrases have a word. */
  isEnglish(folded: string): boolean
  /** Whether a word by itself, with these marks, names goods. */
  namesGoods(exact: string): boolean
  /** The word at a place, if it is that of goods of these groups without its last letter: "nó" of "nón", "quầ" of "áo liền quần". */
  complete(words: readonly Word[], at: number, groups: GroupKeys): Word | undefined
  /** The words of these groups. */
  wordsOf(groups: GroupKeys): string[]
  /** The longest phrase that begins at `at`. Exact diacritics come before others. */
  match(words: readonly Word[], at: number, strictness: Strictness, kind?: GroupKind): Match | undefined
  /** The longest phrase of several words for one of these groups that sounds like the words at a place, but is spelled otherwise. */
  hear(words: readonly Word[], at: number, groups: GroupKeys): Meant | undefined
  /** A phrase of two or three words for one of these groups that differs from the words at a place by one letter: "áp dài" of "áo dài". */
  resemble(words: readonly Word[], at: number, groups: GroupKeys): Meant | undefined
}
