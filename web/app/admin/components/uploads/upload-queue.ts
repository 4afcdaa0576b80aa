import type { LibraryImage } from '../../../../../contract/admin/media.ts'
import { ApiError } from '../../../api/api-error.ts'
import { createStore } from '../../../ui/store.ts'
import { shrinkImage } from '../../../ui/uploads/shrink-image.ts'
import { retryAfterSignIn } from '../../use-admin-request.ts'
import { uploadImage } from './upload-image.ts'

export type Upload = {
  key: number
  file: File
  state: 'waiting' | 'sending' | 'done' | 'refused'
  /** The fraction that is sent, from 0 to 1. */
  share: number
  /** Why the upload was refused, in the API's words. */
  reason?: string
  /** Whether the same file may be accepted later: the network failed, not the file. */
  canRetry?: boolean
}

type UploadOutcome = { done: number; refused: number }
type UploadListeners = {
  onUploaded: (image: LibraryImage) => void
  /** Called when no upload is waiting or under way. */
  onFinished: (outcome: UploadOutcome) => void
  unreachable: string
}

const maxParallel = 2
/** The statuses of a refused file: of a wrong type, too large or unreadable. */
const fileStatuses = [400, 413, 415]
let lastKey = 0

/** Uploads to the media library, two at a time. Each can be cancelled or retried. */
export function createUploadQueue(listeners: () => UploadListeners) {
  const store = createStore<readonly Upload[]>([])
  const aborts = new Map<number, AbortController>()
  let outcome: UploadOutcome = { done: 0, refused: 0 }

  function change(key: number, more: Partial<Upload>): void {
    store.set(store.get().map((upload) => (upload.key === key ? { ...upload, ...more } : upload)))
  }

  function startNext(): void {
    const uploads = store.get()
    const next = uploads.find(({ state }) => state === 'waiting')
    if (next && aborts.size < maxParallel) {
      void send(next)
      startNext()
    }
    if (next || aborts.size > 0 || outcome.done + outcome.refused === 0) return
    const finished = outcome
    outcome = { done: 0, refused: 0 }
    listeners().onFinished(finished)
  }

  async function send({ key, file }: Upload): Promise<void> {
    const abort = new AbortController()
    aborts.set(key, abort)
    change(key, { state: 'sending', share: 0 })
    try {
      const small = await shrinkImage(file)
      const { unreachable } = listeners()
      const options = { signal: abort.signal, onProgress: (share: number) => change(key, { share }), unreachable }
      const image = await retryAfterSignIn(() => uploadImage(small, options))
      change(key, { state: 'done', share: 1 })
      outcome.done++
      listeners().onUploaded(image)
    } catch (error) {
      if (!abort.signal.aborted) {
        outcome.refused++
        const { message, status } = error instanceof ApiError ? error : { message: listeners().unreachable, status: 0 }
        change(key, { state: 'refused', reason: message, canRetry: !fileStatuses.includes(status) })
      }
    } finally {
      aborts.delete(key)
      startNext()
    }
  }

  return {
    ...store,
    add(files: Iterable<File>): void {
      const added = [...files].map((file) => ({ key: ++lastKey, file, state: 'waiting' as const, share: 0 }))
      store.set([...store.get().filter(({ state }) => state !== 'done'), ...added])
      startNext()
    },
    /** Removes an upload; aborts it if it is under way. */
    remove(key: number): void {
      aborts.get(key)?.abort()
      store.set(store.get().filter((upload) => upload.key !== key))
    },
    retry(key: number): void {
      change(key, { state: 'waiting', share: 0, canRetry: false })
      startNext()
    },
    retryAll(): void {
      store.set(store.get().map((upload) => (upload.canRetry ? { ...upload, state: 'waiting', share: 0, canRetry: false } : upload)))
      startNext()
    },
    /** Removes the finished uploads. */
    clear(): void {
      store.set(store.get().filter(({ state }) => state === 'waiting' || state === 'sending'))
    },
    abortAll(): void {
      for (const abort of aborts.values()) abort.abort()
    },
  }
}
