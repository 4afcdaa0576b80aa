import { stripDiacritics } from '../../../../contract/text.ts'

/** What a shopper typed, taken apart: each syllable without marks, and the same words with them. */
export type Searched = { syllables: string[]; folded: string; exactSyllables: string[]; exact: string }

/** What search looks through, in this order: a name that begins with what was typed ranks before others. */
export function searchTexts(parts: (string | null | undefined)[]): { searchFolded: string; searchExact: string } {
  const written = parts.filter(Boolean).join(' ')
  return { searchFolded: ` ${words(stripDiacritics(written)).join(' ')} `, searchExact: ` ${words(exactly(written)).join(' ')} ` }
}

/** Null where nothing that could be searched for was typed: only marks, signs, smileys. */
export function readSearch(query: string): Searched | null {
  const folded = words(stripDiacritics(query))
  if (folded.length === 0) return null
  const exact = words(exactly(query))
  return { syllables: [...new Set(folded)], folded: folded.join(' '), exactSyllables: [...new Set(exact)], exact: exact.join(' ') }
}

/**
 * The LIKE pattern that finds a syllable: anywhere, as "yem" in "áo-yếm"; one of a letter or two only
 * where a word begins, or "áo" would find every "bao" and "cao".
 */
export function patternOf(syllable: string): string {
  return syllable.length < 3 ? `% ${syllable}%` : `%${syllable}%`
}

function exactly(text: string): string {
  return text.normalize('NFC').toLowerCase()
}

/** Letters, digits and the hyphens inside words; so a query never holds a wildcard of LIKE. */
function words(text: string): string[] {
  return text
    .replace(/[^\p{L}\p{M}\p{N}-]+/gu, ' ')
    .split(' ')
    .map((word) => word.replace(/^[-\p{M}]+|-+$/gu, ''))
    .filter(Boolean)
}
