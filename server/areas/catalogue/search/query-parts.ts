import type { Bilingual } from '../../../../contract/language/language.schema.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { PriceRange } from './amounts/read-price.rule.ts'
import type { WantedSize } from './amounts/read-size.rule.ts'
import type { SizeRow } from './fitting-sizes.rule.ts'
import type { Word } from './fold-words.rule.ts'
import type { GroupKind, Vocabulary } from './vocabulary/vocabulary.rule.ts'

/** A category, collection or tag by its full name; `folded`: its names for comparison, a space before each word. */
export type NamedFilter = { words: string[]; kind: 'category' | 'collection' | 'tag'; id: string; label: Bilingual; folded: Bilingual }

/** What the shop has: its words, sizes, names, and the synonyms that its owner added. */
export type SearchContext = {
  vocabulary: Vocabulary
  words: ReadonlyMap<string, number>
  /** What a misspelled word may mean: the words of its products, and of the vocabulary for them. */
  spellings: ReadonlyMap<string, number>
  /** Groups of the vocabulary that some product for sale belongs to, with the number of products. */
  groups: ReadonlyMap<string, number>
  /** How many products are for sale. */
  products: number
  sizes: readonly string[]
  chart: readonly SizeRow[]
  /** What a year of birth says depends on the day. */
  clock: Clock
  named: readonly NamedFilter[]
  /** Words and what they mean, both without diacritics. */
  synonyms: readonly { from: string[]; to: string }[]
}

export type PartKind = Exclude<GroupKind, 'filler'> | 'price' | 'size' | 'category' | 'collection' | 'tag' | 'sku' | 'word'

/** A part of the query: what it is, where it stands, and what it asks for. */
export type Part = {
  kind: PartKind
  start: number
  end: number
  label: Bilingual
  /** A tsquery; null for a price. */
  terms: string | null
  price?: PriceRange
  size?: WantedSize
  isInStock?: boolean
  /** A tsquery: what matches it comes first. */
  preferred?: string
  /** The cheapest first, or the dearest. */
  sort?: 'price-asc' | 'price-desc'
  /** Of the vocabulary. */
  groups?: string[]
  /** Words that are English, or may be. */
  isEnglish?: boolean
  words: Word[]
}

export type Understood = { text: string; words: Word[]; parts: Part[]; isDecoded: boolean }

/** What is known at a place of a query. */
export type Place = SearchContext & { isAccented: boolean; hasType: boolean; isWorn: boolean; isAfterFillers: boolean }
