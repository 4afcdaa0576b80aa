import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../api/api-error.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { AdminFailure } from '../../use-admin-request.ts'
import type { EditorOptions } from '../editor/load-options.ts'
import { deleteDraft, loadDraft, saveDraft } from './draft-storage.ts'
import { isEmpty, newQuickDraft, type QuickDraft } from './quick-draft.ts'
import { PhotoRejected, type SubmitStep, type SubmittedProduct, submitDraft } from './submit-draft.ts'

/** `waiting`: submitted, but the network or the server is unavailable. */
type QuickState = 'entering' | 'sending' | 'waiting'

/** A product entry that is stored on the device until it is created, and resubmits itself when the network is back. */
export function useQuickEntry(choices: EditorOptions) {
  const { t } = useTranslation(['products', 'media'])
  const [draft, setDraft] = useState<QuickDraft | null>(null)
  const [isRestored, setRestored] = useState(false)
  const [isStored, setStored] = useState(true)
  const [state, setState] = useState<QuickState>('entering')
  const [step, setStep] = useState<SubmitStep | null>(null)
  const [failure, setFailure] = useState<AdminFailure | null>(null)
  const [refused, setRefused] = useState<PhotoRejected | null>(null)
  const [sent, setSent] = useState<SubmittedProduct | null>(null)
  const abort = useRef<AbortController>(null)
  // The latest draft, for code that runs between two renders.
  const latest = useRef<QuickDraft>(null)

  const put = useCallback((next: QuickDraft) => {
    latest.current = next
    setDraft(next)
  }, [])
  const change = useCallback((how: (before: QuickDraft) => QuickDraft) => latest.current && put(how(latest.current)), [put])

  useEffect(() => {
    void loadDraft().then((stored) => {
      put(stored ?? newQuickDraft())
      setRestored(stored !== null && !isEmpty(stored))
      if (stored?.wanted) setState('waiting')
    })
  }, [put])

  // Stored on every change, so that neither a phone call nor a lost connection loses input.
  useEffect(() => {
    if (!draft || sent) return
    if (isEmpty(draft)) void deleteDraft()
    else void saveDraft(draft).then(setStored)
  }, [draft, sent])

  const send = useCallback(async (): Promise<void> => {
    const current = latest.current
    if (!current || abort.current) return
    const controller = new AbortController()
    abort.current = controller
    setState('sending')
    setFailure(null)
    setRefused(null)
    try {
      const product = await submitDraft(current, {
        known: choices.colors,
        signal: controller.signal,
        unreachable: t('media:queue.unreachable'),
        onStep: setStep,
        async onPhoto(key, imageId) {
          change((before) => ({ ...before, photos: before.photos.map((photo) => (photo.key === key ? { ...photo, imageId } : photo)) }))
        },
      })
      setSent(product)
      await deleteDraft()
      setState('entering')
    } catch (error) {
      const isLost = error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === 429)
      if (isLost && !controller.signal.aborted) setState('waiting')
      else {
        change((before) => ({ ...before, wanted: null }))
        setState('entering')
        if (error instanceof PhotoRejected) setRefused(error)
        else if (error instanceof ApiError && !controller.signal.aborted) setFailure(error)
      }
    } finally {
      abort.current = null
      setStep(null)
    }
  }, [change, choices.colors, t])

  // Retries when the browser is online again; if it already is, after 8 seconds.
  useEffect(() => {
    if (state !== 'waiting') return
    const resume = () => void send()
    if (navigator.onLine) {
      const timer = setTimeout(resume, 8_000)
      return () => clearTimeout(timer)
    }
    window.addEventListener('online', resume)
    return () => window.removeEventListener('online', resume)
  }, [state, send])

  return {
    ...{ draft, change, isRestored, isStored, state, step, failure, refused, sent, send },
    publish(wanted: 'published' | 'draft') {
      change((before) => ({ ...before, wanted }))
      void send()
    },
    /** Cancels the submission; the draft stays on the device. */
    stop() {
      abort.current?.abort()
      change((before) => ({ ...before, wanted: null }))
      setState('entering')
    },
    /** Starts the next product in the same category, because several of a kind are often entered in a row. */
    startNew() {
      setSent(null)
      setRestored(false)
      setFailure(null)
      setRefused(null)
      put(newQuickDraft(latest.current?.categoryId ?? null))
    },
  }
}
