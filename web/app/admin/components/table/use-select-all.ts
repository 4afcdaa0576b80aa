import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { type AdminFailure, retryAfterSignIn } from '../../use-admin-request.ts'
import type { SelectionScope } from './row-selection.rule.ts'
import type { Selection } from './use-selection.ts'

type SelectAllOptions = {
  selection: Selection
  /** How the list is narrowed now. */
  filter: string
  pageIds: readonly string[]
  total: number
  /** The ids of all that match now. */
  find: (signal: AbortSignal) => Promise<readonly string[]>
}

export type SelectAll = {
  scope: SelectionScope
  total: number
  isFinding: boolean
  failure: AdminFailure | null
  addPage: () => void
  chooseAll: () => void
  choosePage: () => void
}

/** From all rows of a page to all that match, and back. What is found too late, for a list left or narrowed anew, is dropped. */
export function useSelectAll({ selection, filter, pageIds, total, find }: SelectAllOptions): SelectAll {
  const [isFinding, setFinding] = useState(false)
  const [failure, setFailure] = useState<AdminFailure | null>(null)
  const search = useRef<AbortController>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another narrowing is what ends the search
  useEffect(() => () => search.current?.abort(), [filter])

  async function chooseAll(): Promise<void> {
    if (isFinding) return
    const controller = new AbortController()
    search.current = controller
    setFinding(true)
    setFailure(null)
    try {
      const ids = await retryAfterSignIn(() => find(controller.signal))
      if (!controller.signal.aborted) selection.replace(ids, filter)
    } catch (error) {
      if (controller.signal.aborted) return
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
    } finally {
      setFinding(false)
    }
  }

  return {
    scope: selection.scope({ pageIds, total }),
    total,
    isFinding,
    failure,
    chooseAll: () => void chooseAll(),
    choosePage: () => selection.replace(pageIds),
    addPage: () => selection.setPage(pageIds, true),
  }
}
