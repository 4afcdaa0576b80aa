import { createStore } from '../../ui/store.ts'

/** How many changes the shop has been asked for and has not answered yet. */
export const pendingRequests = createStore(0)

/** What is asked for from a menu or a question leaves no button behind that could tell: the frame does, meanwhile. */
export async function trackPending<T>(work: () => Promise<T>): Promise<T> {
  pendingRequests.set(pendingRequests.get() + 1)
  try {
    return await work()
  } finally {
    pendingRequests.set(pendingRequests.get() - 1)
  }
}
