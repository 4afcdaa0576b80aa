import { foldText } from '../../../contract/fold-text.ts'

const most = 8

/** What is looked for, word by word, without marks. A phone is one word, however it is written. */
export function searchWords(query: string): string[] {
  const folded = foldText(query).trim()
  const digits = folded.replace(/[\s.()-]/g, '')
  if (/^\+?\d{4,}$/.test(digits)) return [digits]
  return folded.split(/\s+/).filter(Boolean).slice(0, most)
}
