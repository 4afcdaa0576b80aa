import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { CellCounted, type StockTake, type TakeProduct } from '../../../../../contract/admin/stock-takes.ts'
import { ApiError } from '../../../api/api-error.ts'
import { browserApi } from '../../../api/browser-api.ts'
import { trackPending } from '../../shell/pending-requests.ts'
import { retryAfterSignIn } from '../../use-admin-request.ts'
import { useRevalidatePage } from '../../use-revalidate-page.ts'
import { readCount } from './read-count.rule.ts'

/** A cell in work: what is typed, and how its saving goes. */
export type CellEntry = { text: string; state: 'typed' | 'saving' | 'saved' | 'failed'; message?: string }

/** Typing is saved after this pause, or on leaving the cell. */
const pauseMs = 600

/**
 * The counts of a page. Each cell is saved by itself, one request at a time: what is typed meanwhile is saved next. A count
 * that somebody else stored meanwhile is shown, and replaced only by a second try.
 */
export function useTakeCounts(take: StockTake, products: readonly TakeProduct[]) {
  const cells = useMemo(() => new Map(products.flatMap((product) => product.cells.map((cell) => [cell._id, cell]))), [products])
  const [entries, setEntries] = useState<Record<string, CellEntry>>({})
  const [counted, setCounted] = useState(take.counted)
  useEffect(() => setCounted(take.counted), [take.counted])
  const revalidatePage = useRevalidatePage()
  /** The counts as the server has them: newer than the page's data. */
  const stored = useRef(new Map<string, number | null>())
  const wanted = useRef(new Map<string, string>())
  const sending = useRef(new Set<string>())
  /** Those that wait for a second try: leaving the cell is none. */
  const failed = useRef(new Set<string>())
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  useEffect(() => {
    for (const [id, { count }] of cells) if (!sending.current.has(id)) stored.current.set(id, count)
  }, [cells])

  /** What was typed meanwhile stays in the cell. */
  const show = useCallback((id: string, entry: Omit<CellEntry, 'text'>) => {
    const text = wanted.current.get(id) ?? ''
    setEntries((before) => ({ ...before, [id]: { text, ...entry } }))
  }, [])

  const save = useCallback(
    async (id: string): Promise<void> => {
      clearTimeout(timers.current.get(id))
      if (sending.current.has(id)) return
      const text = wanted.current.get(id)
      const count = text === undefined ? undefined : readCount(text)
      if (text === undefined || count === undefined) return
      const expected = stored.current.get(id) ?? null
      if (count === expected) return show(id, { state: 'saved' })
      sending.current.add(id)
      failed.current.delete(id)
      show(id, { state: 'saving' })
      try {
        const { data } = await trackPending(() =>
          retryAfterSignIn(() => browserApi().send('PUT', `/api/stock-takes/${take._id}/counts/${id}`, { count, expected }, CellCounted)),
        )
        stored.current.set(id, data.cell.count)
        setCounted(data.counted)
        show(id, { state: 'saved' })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        failed.current.add(id)
        sending.current.delete(id)
        // Somebody else counted it, or the stock take has ended. A second try has to know the new count.
        if (error.status === 409) await revalidatePage()
        if (failed.current.has(id)) show(id, { state: 'failed', message: error.message })
      } finally {
        sending.current.delete(id)
      }
      if (wanted.current.get(id) !== text && !failed.current.has(id)) await save(id)
    },
    [take._id, show, revalidatePage],
  )

  /** Stores what was entered: at once, or after a pause in typing. */
  const put = useCallback(
    (id: string, text: string, { isTyping = false } = {}) => {
      wanted.current.set(id, text)
      failed.current.delete(id)
      clearTimeout(timers.current.get(id))
      show(id, { state: sending.current.has(id) ? 'saving' : 'typed' })
      if (isTyping)
        timers.current.set(
          id,
          setTimeout(() => void save(id), pauseMs),
        )
      else void save(id)
    },
    [save, show],
  )

  /** Saves what is typed without the pause. */
  const flush = useCallback((id: string) => void (failed.current.has(id) || save(id)), [save])

  // A page that is left in the middle of a number saves it.
  useEffect(() => {
    const waiting = timers.current
    const flushAll = () => {
      for (const id of waiting.keys()) flush(id)
    }
    document.addEventListener('visibilitychange', flushAll)
    return () => {
      document.removeEventListener('visibilitychange', flushAll)
      flushAll()
    }
  }, [flush])

  const unsaved = Object.values(entries).filter(({ state }) => state !== 'saved').length
  return { entries, put, save, flush, counted, unsaved }
}

export type TakeCounts = ReturnType<typeof useTakeCounts>
