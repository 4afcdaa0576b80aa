import { foldText } from '../../../contract/text.ts'

/** A name as it is compared and found: without marks, case and surplus spaces. "  Đầm  Hoa" → "dam hoa". */
export function nameKey(name: string): string {
  return foldText(name).replace(/\s+/g, ' ').trim()
}
