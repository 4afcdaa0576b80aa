import { useState } from 'react'
import { PlaceMessage } from '../../../../contract/content.admin.ts'
import { useAdminCall } from '../use-admin-call.ts'

type Place = { _id: string }

/** A list in the order of one's own: shown at once, and as it was where the shop refuses. */
export function usePlaceOrder<T extends Place>(path: string, places: readonly T[]) {
  const [moved, setMoved] = useState<{ from: readonly T[]; ids: string[] } | null>(null)
  const { call, failure } = useAdminCall()
  const shown =
    moved?.from === places ? moved.ids.map((id) => places.find(({ _id }) => _id === id)).filter((each) => each !== undefined) : places

  async function reorder(next: readonly T[]): Promise<void> {
    const ids = next.map(({ _id }) => _id)
    setMoved({ from: places, ids })
    if (!(await call('PUT', `${path}/order`, { ids }, PlaceMessage))) setMoved(null)
  }

  return { shown, reorder, failure }
}
