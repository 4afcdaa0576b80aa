import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { CardProduct } from '../product-card/card-product.ts'
import { type Batches, joinBatches } from './batches.ts'
import { findBatches, keptMs, leaveBatches } from './batches-over-reload.ts'
import { listAddress, readListState } from './list-state.ts'

/** The batch that is here, with those shown before it: coming back from a product, or a reload, finds the list as long as it was left. */
export function useBatches(products: CardProduct[], page: number) {
  const client = useQueryClient()
  const { pathname, search } = useLocation()
  const address = listAddress(pathname, { ...readListState(new URLSearchParams(search)), page: 1 })
  const key = ['batches', address]
  const known: Batches<CardProduct> = { ...client.getQueryData<Batches<CardProduct>>(key), [page]: products }
  const [scrollY, setScrollY] = useState<number | null>(null)

  useEffect(() => {
    client.setQueryDefaults(['batches'], { gcTime: keptMs })
    client.setQueryData(key, known)
    const leave = () => leaveBatches(address, known)
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the document has come
  useEffect(() => {
    const left = findBatches(address)
    if (!left) return
    client.setQueryData(key, { ...left.batches, [page]: products })
    setScrollY(left.scrollY)
  }, [])
  useLayoutEffect(() => {
    if (scrollY !== null) window.scrollTo({ top: scrollY, behavior: 'instant' })
  }, [scrollY])

  return joinBatches(known, page)
}
