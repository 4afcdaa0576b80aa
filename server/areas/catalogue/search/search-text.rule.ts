import { stripDiacritics } from '../../../../contract/text.ts'

/** A parsed query: each syllable without diacritics, and the same words with them. */
export type Searched = { syllables: string[]; folded: string; exactSyllables: string[]; exact: string }

/** The search texts, in this order: a name that begins with the query ranks before others. */
export function searchTexts(parts: (string | null | undefined)[]): { searchFolded: string; searchExact: string } {
  const written = parts.filter(Boolean).join(' ')
  return { searchFolded: ` ${words(stripDiacritics(written)).join(' ')} `, searchExact: ` ${words(exactly(written)).join(' ')} ` }
}

/** Null if the query has nothing to search for: only punctuation, symbols, emoji. */
export function readSearch(query: string): Searched | null {
  const folded = words(stripDiacritics(query))
  if (folded.length === 0) return null
  const exact = words(exactly(query))
  return { syllables: [...new Set(folded)], folded: folded.join(' '), exactSyllables: [...new Set(exact)], exact: exact.join(' ') }
}

/**
 * The LIKE pattern of a syllable: anywhere, as "yem" in "áo-yếm"; with one or two letters only at the beginning of a word,
 * or "áo" would match every "bao" and "cao".
 */
export function patternOf(syllable: string): string {
  return syllable.length < 3 ? `% ${syllable}%` : `%${syllable}%`
}

function exactly(text: string): string {
  return text.normalize('NFC').toLowerCase()
}

/** Letters, digits and the hyphens inside words; so a query never contains a wildcard of LIKE. */
function words(text: string): string[] {
  return text
    .replace(/[^\p{L}\p{M}\p{N}-]+/gu, ' ')
    .split(' ')
    .map((word) => word.replace(/^[-\p{M}]+|-+$/gu, ''))
    .filter(Boolean)
}
