import { foldText } from '../../../../contract/fold-text.ts'

const most = 5

/** The newest first; the same words, with or without marks, only once. */
export function addRecent(recent: readonly string[], term: string): string[] {
  return term === '' ? [...recent] : [term, ...removeRecent(recent, term)].slice(0, most)
}

export function removeRecent(recent: readonly string[], term: string): string[] {
  return recent.filter((each) => foldText(each) !== foldText(term))
}

/** From storage, where anybody may have written anything. */
export function parseRecent(stored: string | null): string[] {
  try {
    const kept: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.filter((each): each is string => typeof each === 'string' && each.trim() !== '').slice(0, most)
  } catch {
    return []
  }
}
