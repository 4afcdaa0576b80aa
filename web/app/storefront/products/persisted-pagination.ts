import type { CardProduct } from '../product-card/card-product.ts'
import type { LoadedPages } from './join-pages.rule.ts'

type SavedList = { at: number; scrollY: number; pages: LoadedPages<CardProduct> }

/** As long as a list is remembered while one goes from page to page. */
export const maxAgeMs = 30 * 60_000

const keyOf = (url: string) => `list ${url}`
/** A document is come to once; from then on the query cache remembers. */
let isFirstRestore = true

/** Writes down how long a list was and where one stood, for the document that takes the place of this one. */
export function saveLoadedPages(url: string, pages: LoadedPages<CardProduct>): void {
  try {
    if (Object.keys(pages).length < 2) sessionStorage.removeItem(keyOf(url))
    else sessionStorage.setItem(keyOf(url), JSON.stringify({ at: Date.now(), scrollY: window.scrollY, pages } satisfies SavedList))
  } catch {
    // No room, or none allowed: the list begins where its address says.
  }
}

/** What was written down, where this document is a reload or the way back; null otherwise. */
export function restoreLoadedPages(url: string): SavedList | null {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!isFirstRestore) return null
  isFirstRestore = false
  // Otherwise the document came with another page, and this list was walked to.
  if (arrival?.name !== location.href || !/^(?:reload|back_forward)$/.test(arrival.type)) return null
  try {
    const saved = JSON.parse(sessionStorage.getItem(keyOf(url)) ?? 'null') as SavedList | null
    return saved && Date.now() - saved.at < maxAgeMs ? saved : null
  } catch {
    return null
  }
}
