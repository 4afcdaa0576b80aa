import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { type AdminFailure, retryAfterSignIn } from '../../use-admin-request.ts'
import type { SelectionScope } from './row-selection.rule.ts'
import type { Selection } from './use-selection.ts'

type SelectAllOptions = {
  selection: Selection
  /** The current filter. */
  filter: string
  pageIds: readonly string[]
  total: number
  /** Fetches the ids of all rows that match now. */
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

/**
 * Switches the selection between the page and all matching rows. Ignores a response that arrives after the filter
 * changed or the list was left.
 */
export function useSelectAll({ selection, filter, pageIds, total, find }: SelectAllOptions): SelectAll {
  const [isFinding, setFinding] = useState(false)
  const [failure, setFailure] = useState<AdminFailure | null>(null)
  const search = useRef<AbortController>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new filter aborts the request
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
