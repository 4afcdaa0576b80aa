import { foldedWords } from './fold-words.rule.ts'

const maxLength = 60
const maxWords = 8

/** The key of a search to record, or null: what may say who searched (a phone number, an e-mail) and long texts are not stored. */
export function missKey(term: string): string | null {
  const words = foldedWords(term)
  const key = words.join(' ')
  const digits = term.replace(/[^\d]/g, '').length
  if (key.length < 2 || term.length > maxLength || words.length > maxWords || term.includes('@') || digits > 6) return null
  return key
}

/** Without the terms that others begin with: they were sent while somebody was typing. */
export function withoutBeginnings<T>(terms: ReadonlyMap<string, T>): [string, T][] {
  const keys = [...terms.keys()]
  return [...terms].filter(([key]) => !keys.some((other) => other !== key && other.startsWith(key)))
}
