import { useRef, useState } from 'react'
import type { ResponseSchema } from '../../../api/api.ts'
import { useAdminRequest } from '../../use-admin-request.ts'

type ReorderItem = { _id: string }
type ReorderRequest = { method: 'PATCH' | 'PUT'; path: string; schema: ResponseSchema<unknown>; onSaved?: () => void }

/**
 * A list sorted by hand: shows the new order at once, and the stored one if the save fails. A move during a save is
 * saved afterwards.
 */
export function useReorder<Item extends ReorderItem>(items: readonly Item[], { method, path, schema, onSaved }: ReorderRequest) {
  const { call, failure, clearFailure } = useAdminRequest()
  const [wantedIds, setWantedIds] = useState<string[] | null>(null)
  const targetIds = useRef<string[]>(null)
  const shown = wantedIds ? inOrder(items, wantedIds) : items

  async function reorder(next: readonly Item[]): Promise<void> {
    const isSaving = targetIds.current !== null
    targetIds.current = next.map(({ _id }) => _id)
    setWantedIds(targetIds.current)
    if (isSaving) return
    const isSaved = await saveAll()
    targetIds.current = null
    setWantedIds(null)
    if (isSaved) onSaved?.()
  }

  async function saveAll(): Promise<boolean> {
    for (;;) {
      const ids = targetIds.current
      if ((await call(method, path, { ids }, schema)) === null) return false
      if (targetIds.current === ids) return true
    }
  }

  return { shown, reorder, failure, clearFailure }
}

function inOrder<Item extends ReorderItem>(items: readonly Item[], ids: readonly string[]): Item[] {
  return ids.map((id) => items.find(({ _id }) => _id === id)).filter((each) => each !== undefined)
}
