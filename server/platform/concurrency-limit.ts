import { AppError } from './http/errors.ts'

type Options = {
  /** How much of the work runs at once. */
  concurrency: number
  /** How much may wait; what comes beyond it is refused at once. */
  maxWaiting: number
  /** What has not started by then is refused. */
  maxWaitMs: number
}

type Waiting = { start: () => void; expiry: NodeJS.Timeout }

/** When a refused caller may try again, in seconds. */
const retryAfter = 2

/**
 * Runs a limited amount of work at once. The rest waits in order of arrival, urgent work before any other, and is refused as
 * `unavailable` when its time is over: a flood costs a place in a queue instead of memory, connections and processor time.
 */
export function createConcurrencyLimit({ concurrency, maxWaiting, maxWaitMs }: Options) {
  const urgent = new Set<Waiting>()
  const others = new Set<Waiting>()
  let running = 0

  function startNext(): void {
    for (const queue of [urgent, others])
      for (const next of queue) {
        queue.delete(next)
        clearTimeout(next.expiry)
        next.start()
        return
      }
  }

  function wait(queue: Set<Waiting>): Promise<void> {
    if (queue.size >= maxWaiting) throw new AppError('unavailable', { retryAfter })
    return new Promise((resolve, reject) => {
      const expiry = setTimeout(() => {
        queue.delete(waiting)
        reject(new AppError('unavailable', { retryAfter }))
      }, maxWaitMs)
      const waiting: Waiting = { start: resolve, expiry }
      queue.add(waiting)
    })
  }

  return {
    async run<T>(work: () => Promise<T>, { isUrgent = false } = {}): Promise<T> {
      // Work that ends passes its place to the next in the queue, so that no newcomer takes it.
      if (running < concurrency) running++
      else await wait(isUrgent ? urgent : others)
      try {
        return await work()
      } finally {
        if (urgent.size + others.size > 0) startNext()
        else running--
      }
    },
    get waiting(): number {
      return urgent.size + others.size
    },
  }
}

export type ConcurrencyLimit = ReturnType<typeof createConcurrencyLimit>
