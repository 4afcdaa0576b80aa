import { maxListedIds } from '../../../../contract/list-limits.ts'

/** Newest first, each product once. */
export function addViewed(ids: readonly string[], id: string): string[] {
  return [id, ...ids.filter((each) => each !== id)].slice(0, maxListedIds)
}

/** Validates the stored value, because storage can hold anything. */
export function parseViewed(stored: string | null): string[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]')
    if (!Array.isArray(parsed)) return []
    return parsed.filter((id): id is string => typeof id === 'string' && /^\w{1,64}$/.test(id)).slice(0, maxListedIds)
  } catch {
    return []
  }
}

/** The loaded products in the sequence of the ids; those that are no longer sold are missing. */
export function inSequence<Item extends { _id: string }>(items: readonly Item[], ids: readonly string[]): Item[] {
  return ids.flatMap((id) => items.find(({ _id }) => _id === id) ?? [])
}
