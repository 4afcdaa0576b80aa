import { stripDiacritics } from '../../../../contract/text.ts'

/** A name as it is compared and found: without marks, case and surplus spaces. "  Đầm  Hoa" → "dam hoa". */
export function normalizeName(name: string): string {
  return stripDiacritics(name).replace(/\s+/g, ' ').trim()
}
