const maxLength = 200

/** What is searched for, of what stands in a field: no blanks around it, no broken characters, not longer than the shop reads. */
export function cleanSearchTerm(typed: string): string {
  return typed
    .trim()
    .replace(/\s+/g, ' ')
    .slice(0, maxLength)
    .replace(/\p{Cs}/gu, '')
    .trim()
}
