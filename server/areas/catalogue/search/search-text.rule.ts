import { stripDiacritics } from '../../../../contract/text.ts'

/** The text that lists are sorted by, the name first: without diacritics, a space before each word. */
export function searchText(parts: (string | null | undefined)[]): string {
  return ` ${words(stripDiacritics(parts.filter(Boolean).join(' '))).join(' ')} `
}

/** Letters, digits and the hyphens inside words. */
function words(text: string): string[] {
  return text
    .replace(/[^\p{L}\p{M}\p{N}-]+/gu, ' ')
    .split(' ')
    .map((word) => word.replace(/^[-\p{M}]+|-+$/gu, ''))
    .filter(Boolean)
}
