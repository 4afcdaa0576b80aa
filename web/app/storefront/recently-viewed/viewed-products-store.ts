import { useEffect } from 'react'
import { createStore, useStore } from '../../ui/store.ts'
import { addViewed, parseViewed } from './viewed-products.rule.ts'

const storageKey = 'recently-viewed'

/** The ids of the products seen on this device; undefined until the storage has been read. */
const viewedIds = createStore<readonly string[] | undefined>(undefined)

/** Remembers a product as seen. */
export function useRememberViewed(productId: string): void {
  useEffect(() => write(addViewed(read(), productId)), [productId])
}

/** The products seen on this device, newest first, without the one of the page; none until hydration. */
export function useViewedIds(except?: string): readonly string[] {
  const ids = useStore(viewedIds)
  useEffect(() => {
    if (viewedIds.get() === undefined) viewedIds.set(read())
  }, [])
  return ids?.filter((id) => id !== except) ?? []
}

export function clearViewed(): void {
  write([])
}

/** Read from the storage again, because another tab may have added some. */
function read(): readonly string[] {
  try {
    return parseViewed(localStorage.getItem(storageKey))
  } catch {
    return viewedIds.get() ?? []
  }
}

function write(ids: readonly string[]): void {
  viewedIds.set(ids)
  try {
    if (ids.length > 0) localStorage.setItem(storageKey, JSON.stringify(ids))
    else localStorage.removeItem(storageKey)
  } catch {
    // Remembered until the page is left.
  }
}
