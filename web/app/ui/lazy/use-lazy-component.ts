import { useCallback, useEffect, useState } from 'react'
import { loadLazy } from './load-lazy.ts'

type LazyComponent<Part> = { component: Part | undefined; hasFailed: boolean; isLoading: boolean; retry: () => void }

/** Loads a component's script on first use, with a retry after a failure. */
export function useLazyComponent<Part>(load: () => Promise<Part>, isWanted: boolean): LazyComponent<Part> {
  const [component, setComponent] = useState<Part>()
  const [hasFailed, setFailed] = useState(false)
  const [isLoading, setLoading] = useState(false)
  const isMissing = isWanted && component === undefined

  const loadComponent = useCallback(async () => {
    setLoading(true)
    try {
      const loaded = await loadLazy(load)
      setComponent(() => loaded)
      setFailed(false)
    } catch {
      setFailed(true)
    }
    setLoading(false)
  }, [load])

  useEffect(() => {
    if (isMissing) void loadComponent()
  }, [isMissing, loadComponent])

  return { component, hasFailed, isLoading, retry: () => void loadComponent() }
}
