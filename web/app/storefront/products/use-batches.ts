import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { CardProduct } from '../product-card/card-product.ts'
import { type Batches, joinBatches } from './batches.ts'
import { listAddress, readListState } from './list-state.ts'

const keptMs = 30 * 60_000

/** The batch that is here, with those shown before it: coming back from a product finds the list as long as it was left. */
export function useBatches(products: CardProduct[], page: number) {
  const client = useQueryClient()
  const { pathname, search } = useLocation()
  const key = ['batches', listAddress(pathname, { ...readListState(new URLSearchParams(search)), page: 1 })]
  const known: Batches<CardProduct> = { ...client.getQueryData<Batches<CardProduct>>(key), [page]: products }

  useEffect(() => {
    client.setQueryDefaults(['batches'], { gcTime: keptMs })
    client.setQueryData(key, known)
  })

  return joinBatches(known, page)
}
