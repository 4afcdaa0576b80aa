import { stripDiacritics } from '../../../../contract/text.ts'

/** The texts that lists are sorted by, the name first: without and with diacritics, a space before each word. */
export function searchTexts(parts: (string | null | undefined)[]): { searchFolded: string; searchExact: string } {
  const written = parts.filter(Boolean).join(' ')
  const exact = written.normalize('NFC').toLowerCase()
  return { searchFolded: ` ${words(stripDiacritics(written)).join(' ')} `, searchExact: ` ${words(exact).join(' ')} ` }
}

/** Letters, digits and the hyphens inside words. */
function words(text: string): string[] {
  return text
    .replace(/[^\p{L}\p{M}\p{N}-]+/gu, ' ')
    .split(' ')
    .map((word) => word.replace(/^[-\p{M}]+|-+$/gu, ''))
    .filter(Boolean)
}
