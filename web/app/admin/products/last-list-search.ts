const key = 'memay-products-list'

/** Remembers how the list was narrowed and which page of it was shown, so that the way back leads there. */
export function rememberList(search: string): void {
  try {
    sessionStorage.setItem(key, search)
  } catch {
    // Without a storage the way back leads to the whole list.
  }
}

export function lastList(): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
