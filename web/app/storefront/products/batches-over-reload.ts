import type { CardProduct } from '../product-card/card-product.ts'
import type { Batches } from './batches.ts'

type Left = { at: number; scrollY: number; batches: Batches<CardProduct> }

/** As long as a list is remembered while one goes from page to page. */
export const keptMs = 30 * 60_000

const keyOf = (address: string) => `list ${address}`
/** A document is come to once; from then on the query cache remembers. */
let isArriving = true

/** Writes down how long a list was and where one stood, for the document that takes the place of this one. */
export function leaveBatches(address: string, batches: Batches<CardProduct>): void {
  try {
    if (Object.keys(batches).length < 2) sessionStorage.removeItem(keyOf(address))
    else sessionStorage.setItem(keyOf(address), JSON.stringify({ at: Date.now(), scrollY: window.scrollY, batches } satisfies Left))
  } catch {
    // No room, or none allowed: the list begins where its address says.
  }
}

/** What was written down, where this document is a reload or the way back; null otherwise. */
export function findBatches(address: string): Left | null {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (!isArriving) return null
  isArriving = false
  // Otherwise the document came with another page, and this list was walked to.
  if (arrival?.name !== location.href || !/^(?:reload|back_forward)$/.test(arrival.type)) return null
  try {
    const left = JSON.parse(sessionStorage.getItem(keyOf(address)) ?? 'null') as Left | null
    return left && Date.now() - left.at < keptMs ? left : null
  } catch {
    return null
  }
}
