import { useCallback, useState } from 'react'
import { type GivenReason, type StockChange, StockMessage, type StockVariant } from '../../../../contract/admin/stock.ts'
import { ApiError } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser-api.ts'
import { retryAfterSignIn } from '../use-admin-request.ts'
import { useRevalidatePage } from '../use-revalidate-page.ts'
import { parseEntry, type StockDraft } from './parse-entry.rule.ts'

type EditedCell = { draft: StockDraft; onHand: number }
type SetCell = (variant: StockVariant, draft: StockDraft | undefined) => void
/**
 * The edited cells of the grid. They are saved one by one: a refused cell stays edited and shows its reason. `shown`:
 * the page's current data, which may be newer than the data a cell was edited from.
 */
export function useStockGrid(shown: ReadonlyMap<string, StockVariant>) {
  const [edited, setEdited] = useState<Record<string, EditedCell>>({})
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [isBusy, setBusy] = useState(false)
  const revalidatePage = useRevalidatePage()

  const put: SetCell = useCallback((variant, draft) => {
    setErrors(({ [variant._id]: _gone, ...rest }) => rest)
    setEdited(({ [variant._id]: _before, ...rest }) =>
      draft && parseEntry(draft, variant.onHand).kind !== 'same' ? { ...rest, [variant._id]: { draft, onHand: variant.onHand } } : rest,
    )
  }, [])

  const entries = Object.entries(edited).map(([id, { draft, onHand }]) => {
    const now = shown.get(id)?.onHand ?? onHand
    return { id, onHand: now, entry: parseEntry(draft, now) }
  })

  /** Returns the number of refused cells. */
  async function save(reason: GivenReason, note: string): Promise<number> {
    setBusy(true)
    const refused: Record<string, string> = {}
    const saved: string[] = []
    for (const { id, onHand, entry } of entries) {
      if (entry.kind === 'wrong') continue
      const body = bodyOf(entry, onHand)
      const failure = body ? await send(id, { ...body, reason, ...(note ? { note } : {}) }) : undefined
      if (failure) refused[id] = failure
      else saved.push(id)
    }
    setErrors(refused)
    // Cells edited during the save stay unsaved.
    setEdited((before) => Object.fromEntries(Object.entries(before).filter(([id, now]) => !saved.includes(id) || now !== edited[id])))
    await revalidatePage()
    setBusy(false)
    return Object.keys(refused).length
  }

  return {
    put,
    save,
    isBusy,
    entries,
    errors,
    isDirty: entries.length > 0,
    hasWrong: entries.some(({ entry }) => entry.kind === 'wrong'),
    draftOf: (id: string) => edited[id]?.draft,
    reset: useCallback(() => {
      setEdited({})
      setErrors({})
    }, []),
  }
}

export type StockGridState = ReturnType<typeof useStockGrid>

function bodyOf(entry: ReturnType<typeof parseEntry>, onHand: number): Pick<StockChange, 'change' | 'count' | 'expected'> | undefined {
  if (entry.kind === 'change') return { change: entry.change }
  return entry.kind === 'count' ? { count: entry.count, expected: onHand } : undefined
}

/** Returns the reason of a refusal. */
async function send(id: string, body: StockChange): Promise<string | undefined> {
  try {
    await retryAfterSignIn(() => browserApi().send('PATCH', `/api/stock/${id}`, body, StockMessage))
    return undefined
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.issues[0]?.message ?? error.message
  }
}
