import { stripDiacritics } from '../../../../contract/strip-diacritics.ts'

const maxRecent = 5

/** The newest first; the same words, with or without marks, only once. */
export function addRecent(recent: readonly string[], term: string): string[] {
  return term === '' ? [...recent] : [term, ...removeRecent(recent, term)].slice(0, maxRecent)
}

export function removeRecent(recent: readonly string[], term: string): string[] {
  return recent.filter((each) => stripDiacritics(each) !== stripDiacritics(term))
}

/** From storage, where anybody may have written anything. */
export function parseRecent(stored: string | null): string[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(parsed)) return []
    return parsed.filter((each): each is string => typeof each === 'string' && each.trim() !== '').slice(0, maxRecent)
  } catch {
    return []
  }
}
