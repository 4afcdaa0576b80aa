import type { ProductParts } from '../products.sql.ts'
import { nameWords, singular } from './fold-words.rule.ts'
import { scan } from './index-product.rule.ts'
import { lexeme, mark } from './tsquery.rule.ts'
import type { Vocabulary } from './vocabulary/vocabulary.rule.ts'

/** Behind all names and labels; a tsvector has no place for more than 16,383 words. */
const first = 1_000
const maxWords = 3_000
/** Between texts, so that no phrase goes from one into the next. */
const gap = 3

/** A product's vector with the words of its descriptions and facts in both languages, and the groups of the vocabulary in them. */
export function describedVector({ row }: ProductParts, vector: string, vocabulary: Vocabulary): string {
  const { fabric, origin, skin } = row.facts ?? {}
  const texts = [row.description, fabric, origin, skin].flatMap((each) => [each?.vi, each?.en])
  const lexemes: string[] = []
  let place = first
  for (const text of texts) {
    for (const { folded, exact } of nameWords(text).slice(0, maxWords)) {
      const own = new Set([folded, singular(folded), ...(exact === folded ? [] : [mark.exact(exact)])])
      for (const each of own) lexemes.push(`${lexeme(each)}:${place}D`)
      place++
    }
    place += gap
  }
  const groups = scan(texts, vocabulary, ['material', 'pattern', 'motif'])
  return [vector, ...lexemes, ...groups.map((key) => `${lexeme(mark.group(key))}:${place}D`)].join(' ')
}
