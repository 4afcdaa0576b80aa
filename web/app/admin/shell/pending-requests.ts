import { createStore } from '../../ui/store.ts'

/** The number of pending changes. */
export const pendingRequests = createStore(0)

/** Counts a pending change. Menus and confirmations close when pressed, so the layout shows the progress. */
export async function trackPending<T>(work: () => Promise<T>): Promise<T> {
  pendingRequests.set(pendingRequests.get() + 1)
  try {
    return await work()
  } finally {
    pendingRequests.set(pendingRequests.get() - 1)
  }
}
