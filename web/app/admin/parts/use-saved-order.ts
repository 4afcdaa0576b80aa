import { useRef, useState } from 'react'
import type { Reader } from '../../api.ts'
import { useAdminCall } from '../use-admin-call.ts'

type Ordered = { _id: string }
type Saving = { method: 'PATCH' | 'PUT'; path: string; schema: Reader<unknown>; onSaved?: () => void }

/**
 * A list in an order of one's own: shown at once, and as the shop has it where that refuses. What is moved while an
 * order is being saved is saved after it.
 */
export function useSavedOrder<Item extends Ordered>(items: readonly Item[], { method, path, schema, onSaved }: Saving) {
  const { call, failure, clearFailure } = useAdminCall()
  const [wantedIds, setWantedIds] = useState<string[] | null>(null)
  const wanted = useRef<string[]>(null)
  const shown = wantedIds ? inOrder(items, wantedIds) : items

  async function reorder(next: readonly Item[]): Promise<void> {
    const isUnderWay = wanted.current !== null
    wanted.current = next.map(({ _id }) => _id)
    setWantedIds(wanted.current)
    if (isUnderWay) return
    const isSaved = await saveAll()
    wanted.current = null
    setWantedIds(null)
    if (isSaved) onSaved?.()
  }

  async function saveAll(): Promise<boolean> {
    for (;;) {
      const ids = wanted.current
      if ((await call(method, path, { ids }, schema)) === null) return false
      if (wanted.current === ids) return true
    }
  }

  return { shown, reorder, failure, clearFailure }
}

function inOrder<Item extends Ordered>(items: readonly Item[], ids: readonly string[]): Item[] {
  return ids.map((id) => items.find(({ _id }) => _id === id)).filter((each) => each !== undefined)
}
