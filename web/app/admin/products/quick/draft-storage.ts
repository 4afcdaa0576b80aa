import type { QuickDraft } from './quick-draft.ts'

const database = 'memay-office'
const store = 'drafts'
const key = 'quick-product'

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(store)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

async function run<T>(mode: IDBTransactionMode, work: (drafts: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opened = await open()
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = opened.transaction(store, mode)
      const request = work(transaction.objectStore(store))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    opened.close()
  }
}

/** Loads the unfinished product with its photos from this device; null if there is none or storage is unavailable. */
export async function loadDraft(): Promise<QuickDraft | null> {
  const stored: unknown = await run('readonly', (drafts) => drafts.get(key)).catch(() => null)
  return stored && typeof stored === 'object' && 'photos' in stored ? (stored as QuickDraft) : null
}

/** Returns false if the device has no space left. */
export function saveDraft(draft: QuickDraft): Promise<boolean> {
  return run('readwrite', (drafts) => drafts.put(draft, key)).then(
    () => true,
    () => false,
  )
}

export function deleteDraft(): Promise<void> {
  return run('readwrite', (drafts) => drafts.delete(key)).catch(() => undefined)
}
