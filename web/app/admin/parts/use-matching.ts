import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api-error.ts'
import { type AdminFailure, sendSignedIn } from '../use-admin-call.ts'
import type { Reach } from './choose-rows.ts'
import type { Selection } from './use-selection.ts'

type Asked = {
  selection: Selection
  /** How the list is narrowed now. */
  narrowing: string
  pageIds: readonly string[]
  total: number
  /** The ids of all that match now. */
  find: (signal: AbortSignal) => Promise<readonly string[]>
}

export type Matching = {
  reach: Reach
  total: number
  isFinding: boolean
  failure: AdminFailure | null
  addPage: () => void
  chooseAll: () => void
  choosePage: () => void
}

/** From all rows of a page to all that match, and back. What is found too late, for a list left or narrowed anew, is dropped. */
export function useMatching({ selection, narrowing, pageIds, total, find }: Asked): Matching {
  const [isFinding, setFinding] = useState(false)
  const [failure, setFailure] = useState<AdminFailure | null>(null)
  const search = useRef<AbortController>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another narrowing is what ends the search
  useEffect(() => () => search.current?.abort(), [narrowing])

  async function chooseAll(): Promise<void> {
    if (isFinding) return
    const controller = new AbortController()
    search.current = controller
    setFinding(true)
    setFailure(null)
    try {
      const ids = await sendSignedIn(() => find(controller.signal))
      if (!controller.signal.aborted) selection.replace(ids, narrowing)
    } catch (error) {
      if (controller.signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
    } finally {
      setFinding(false)
    }
  }

  return {
    reach: selection.reach({ pageIds, total }),
    total,
    isFinding,
    failure,
    chooseAll: () => void chooseAll(),
    choosePage: () => selection.replace(pageIds),
    addPage: () => selection.setPage(pageIds, true),
  }
}
