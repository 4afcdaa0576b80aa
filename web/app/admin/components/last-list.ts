import { useEffect, useState } from 'react'

const keyOf = (path: string) => `memay-list ${path}`

/** Remembers the filters and the page of the list at a path, for the links back to it. */
export function rememberList(path: string, search: string): void {
  try {
    sessionStorage.setItem(keyOf(path), search)
  } catch {
    // Without storage the link leads to the unfiltered list.
  }
}

/** The URL of a list as it was last seen. */
export function useLastList(path: string): string {
  const [search, setSearch] = useState('')
  useEffect(() => setSearch(readSearch(path)), [path])
  return path + search
}

function readSearch(path: string): string {
  try {
    return sessionStorage.getItem(keyOf(path)) ?? ''
  } catch {
    return ''
  }
}
