import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { CardProduct } from '../product-card/card-product.ts'
import { joinPages, type LoadedPages } from './join-pages.rule.ts'
import { listUrl, readListState } from './list-state.ts'
import { maxAgeMs, restoreLoadedPages, saveLoadedPages } from './persisted-pagination.ts'

/** The current batch with those loaded before it: a return from a product, or a reload, restores the length of the list. */
export function usePaginatedList(products: CardProduct[], page: number) {
  const client = useQueryClient()
  const { pathname, search } = useLocation()
  const url = listUrl(pathname, { ...readListState(new URLSearchParams(search)), page: 1 })
  const key = ['batches', url]
  const known: LoadedPages<CardProduct> = { ...client.getQueryData<LoadedPages<CardProduct>>(key), [page]: products }
  const [scrollY, setScrollY] = useState<number | null>(null)

  useEffect(() => {
    client.setQueryDefaults(['batches'], { gcTime: maxAgeMs })
    client.setQueryData(key, known)
    const leave = () => saveLoadedPages(url, known)
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: restores once per document
  useEffect(() => {
    const saved = restoreLoadedPages(url)
    if (!saved) return
    client.setQueryData(key, { ...saved.pages, [page]: products })
    setScrollY(saved.scrollY)
  }, [])
  useLayoutEffect(() => {
    if (scrollY !== null) window.scrollTo({ top: scrollY, behavior: 'instant' })
  }, [scrollY])

  return joinPages(known, page)
}
