import { stripDiacritics } from '../../../../contract/language/strip-diacritics.ts'

const maxRecent = 5

/** Newest first; the same words, with or without diacritics, are listed once. */
export function addRecent(recent: readonly string[], term: string): string[] {
  return term === '' ? [...recent] : [term, ...removeRecent(recent, term)].slice(0, maxRecent)
}

export function removeRecent(recent: readonly string[], term: string): string[] {
  return recent.filter((each) => stripDiacritics(each) !== stripDiacritics(term))
}

/** Validates the stored value, because storage can hold anything. */
export function parseRecent(stored: string | null): string[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(parsed)) return []
    return parsed.filter((each): each is string => typeof each === 'string' && each.trim() !== '').slice(0, maxRecent)
  } catch {
    return []
  }
}
