import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { toast } from '../../ui/toast.tsx'
import { tellUnderWay } from '../shell/under-way.ts'
import { type AdminFailure, sendSignedIn } from '../use-admin-call.ts'
import { useReadAgain } from '../use-read-again.ts'
import { type Failed, type Outcome, runInParts } from './run-in-parts.ts'

export type PartsRun = ReturnType<typeof usePartsRun>
type Send = (part: readonly string[]) => Promise<readonly Failed[]>

/** The same for many, as many at a time as one call takes. Leaving the page ends it after the call under way. */
export function usePartsRun(size: number) {
  const { t } = useTranslation('admin')
  const readAgain = useReadAgain()
  const [isBusy, setBusy] = useState(false)
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const [failure, setFailure] = useState<AdminFailure | null>(null)
  const isStopped = useRef(false)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  /** `done`: what is said where nothing was left undone. Null where nothing was done. */
  async function run(ids: readonly string[], send: Send, done: string): Promise<Outcome | null> {
    const total = ids.length
    isStopped.current = false
    setBusy(true)
    setFailure(null)
    const tell = (count: number) => total > size && setProgress({ done: count, total })
    tell(0)
    try {
      const outcome = await tellUnderWay(() =>
        runInParts({
          ...{ ids, size },
          send: (part) => sendSignedIn(() => send(part)),
          onProgress: tell,
          isStopped: () => isStopped.current || !isHere.current,
        }),
      )
      const count = outcome.handled.length
      if (isHere.current) await readAgain()
      setFailure(outcome.refusal)
      if (count === total) toast({ text: done })
      else if (!outcome.refusal) toast({ text: t('table.stopped', { done: count, total }) })
      return count > 0 ? outcome : null
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
