import { useEffect, useRef, useState } from 'react'
import type { LibraryImage } from '../../../../../contract/admin/media.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useUnsavedChanges } from '../../../ui/forms/unsaved-changes.ts'
import { announce } from '../../../ui/live-region.tsx'
import { useStore } from '../../../ui/store.ts'
import { createUploadQueue } from './upload-queue.ts'

/** The uploads of one page. `onUploaded` receives each picture as it arrives; the outcome is announced in a toast. */
export function useUploadQueue(onUploaded: (image: LibraryImage) => void, onFinished?: () => void) {
  const { t } = useTranslation('media')
  const listeners = {
    onUploaded,
    onFinished(outcome: { done: number; refused: number }) {
      announce(t('queue.result', outcome))
      onFinished?.()
    },
    unreachable: t('queue.unreachable'),
  }
  const latest = useRef(listeners)
  latest.current = listeners
  const [queue] = useState(() => createUploadQueue(() => latest.current))
  useEffect(() => () => queue.abortAll(), [queue])
  const uploads = useStore(queue)
  const underway = uploads.filter(({ state }) => state === 'waiting' || state === 'sending').length
  // Leaving the page aborts the uploads, so it asks first.
  useUnsavedChanges(underway > 0)
  const { add, remove, retry, retryAll, clear } = queue
  return { uploads, underway, add, remove, retry, retryAll, clear }
}

export type UploadQueue = ReturnType<typeof useUploadQueue>
