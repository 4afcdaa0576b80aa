import { stripDiacritics } from '../../../../contract/text.ts'

/** A name for comparison and search: without diacritics, case and extra spaces. "  Đầm  Hoa" → "dam hoa". */
export function normalizeName(name: string): string {
  return stripDiacritics(name).replace(/\s+/g, ' ').trim()
}
