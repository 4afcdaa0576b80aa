import { useCallback, useEffect, useState } from 'react'
import { loadPart } from './load-part.ts'

type LatePart<Part> = { part: Part | undefined; hasFailed: boolean; isLoading: boolean; retry: () => void }

/** A part of the page whose script comes with the first wish for it, and can be asked for again where it did not come. */
export function useLatePart<Part>(load: () => Promise<Part>, isWanted: boolean): LatePart<Part> {
  const [part, setPart] = useState<Part>()
  const [hasFailed, setFailed] = useState(false)
  const [isLoading, setLoading] = useState(false)
  const isMissing = isWanted && part === undefined

  const ask = useCallback(async () => {
    setLoading(true)
    try {
      const loaded = await loadPart(load)
      setPart(() => loaded)
      setFailed(false)
    } catch {
      setFailed(true)
    }
    setLoading(false)
  }, [load])

  useEffect(() => {
    if (isMissing) void ask()
  }, [isMissing, ask])

  return { part, hasFailed, isLoading, retry: () => void ask() }
}
