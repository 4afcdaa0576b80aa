import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { type Toast, toast } from '../../../ui/toast.tsx'
import { trackPending } from '../../shell/pending-requests.ts'
import { type AdminFailure, retryAfterSignIn } from '../../use-admin-request.ts'
import { useRevalidatePage } from '../../use-revalidate-page.ts'
import { type BulkResult, type FailedItem, sendInChunks } from './send-in-chunks.ts'

export type BulkRequest = ReturnType<typeof useBulkRequest>
type SendChunk = (chunk: readonly string[]) => Promise<readonly FailedItem[]>

/** `useAdminRequest` for many ids, split into chunks. Leaving the page stops it after the current call. */
export function useBulkRequest(size: number) {
  const { t } = useTranslation('admin')
  const revalidatePage = useRevalidatePage()
  const [isBusy, setBusy] = useState(false)
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const [failure, setFailure] = useState<AdminFailure | null>(null)
  const isStopped = useRef(false)
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  /** `done`: the message if nothing failed, with a way to undo it where there is one. Returns null if nothing was done. */
  async function run(ids: readonly string[], send: SendChunk, done: string | Toast): Promise<BulkResult | null> {
    const total = ids.length
    isStopped.current = false
    setBusy(true)
    setFailure(null)
    const reportProgress = (count: number) => total > size && setProgress({ done: count, total })
    reportProgress(0)
    try {
      const result = await trackPending(() =>
        sendInChunks({
          ...{ ids, size },
          send: (chunk) => retryAfterSignIn(() => send(chunk)),
          onProgress: reportProgress,
          isStopped: () => isStopped.current || !isMounted.current,
        }),
      )
      const count = result.handled.length
      if (isMounted.current) await revalidatePage()
      setFailure(result.refusal)
      const changed = count - result.failed.length
      if (changed === total) toast(typeof done === 'string' ? { text: done } : done)
      else if (count < total && !result.refusal) toast({ text: t('table.stopped', { done: count, total }) })
      else if (changed > 0 && !result.refusal) toast({ text: t('table.partly', { done: changed, total }) })
      return count > 0 ? result : null
    } finally {
      setBusy(false)
      setProgress(null)
    }
  }

  return {
    run,
    isBusy,
    progress,
    failure,
    clearFailure: () => setFailure(null),
    stop: () => {
      isStopped.current = true
    },
  }
}
