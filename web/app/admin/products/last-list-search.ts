const key = 'memay-products-list'

/** Remembers the filters and the page of the list, for the link back to it. */
export function rememberList(search: string): void {
  try {
    sessionStorage.setItem(key, search)
  } catch {
    // Without storage the link leads to the unfiltered list.
  }
}

export function lastList(): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
