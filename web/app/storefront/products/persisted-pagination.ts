import type { CardProduct } from '../product-card/card-product.ts'
import type { LoadedPages } from './join-pages.rule.ts'

type SavedList = { at: number; scrollY: number; pages: LoadedPages<CardProduct> }

/** How long a loaded list is remembered across navigations. */
export const maxAgeMs = 30 * 60_000

const keyOf = (url: string) => `list ${url}`
/** A document restores its list once; from then on the query cache has it. */
let isFirstRestore = true

/** Stores the loaded pages and the scroll position for the document that replaces this one. */
export function saveLoadedPages(url: string, pages: LoadedPages<CardProduct>): void {
  try {
    if (Object.keys(pages).length < 2) sessionStorage.removeItem(keyOf(url))
    else sessionStorage.setItem(keyOf(url), JSON.stringify({ at: Date.now(), scrollY: window.scrollY, pages } satisfies SavedList))
  } catch {
    // Storage is full or disabled: the list starts at the page of its URL.
  }
}

/** The stored list if this document is a reload or a history navigation; else null. */
export function restoreLoadedPages(url: string): SavedList | null {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!isFirstRestore) return null
  isFirstRestore = false
  // Otherwise the document was loaded for another page, and this list was reached by client navigation.
  if (arrival?.name !== location.href || !/^(?:reload|back_forward)$/.test(arrival.type)) return null
  try {
    const saved = JSON.parse(sessionStorage.getItem(keyOf(url)) ?? 'null') as SavedList | null
    return saved && Date.now() - saved.at < maxAgeMs ? saved : null
  } catch {
    return null
  }
}
