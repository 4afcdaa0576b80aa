const maxLength = 200

/** Normalizes a typed search term: trims it, removes broken characters, and cuts it at the shop's limit. */
export function cleanSearchTerm(typed: string): string {
  return typed
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, maxLength)
    .replace(/\p{Cs}/gu, '')
    .trim()
}
