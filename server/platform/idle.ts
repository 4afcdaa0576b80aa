/** `idleMs`: this long after the last request the process counts as idle. `maxWaitMs`: a busy one gets its work done all the same. */
type IdleWait = { idleMs: number; maxWaitMs: number }

/** For work that takes the CPU for a second, as resizing an image. */
const heavyWork: IdleWait = { idleMs: 1_500, maxWaitMs: 20_000 }
/** For work of a few milliseconds, of which there may be a lot. */
export const lightWork: IdleWait = { idleMs: 20, maxWaitMs: 100 }

/** Longer than the pauses of a visitor's page views in a burst. */
const idleAfterMs = 3_000

let lastRequestAt = Number.NEGATIVE_INFINITY

/** Called for every request. */
export function trackRequest(): void {
  lastRequestAt = performance.now()
}

/** Whether the last request is some seconds ago. */
export function isIdle(): boolean {
  return performance.now() - lastRequestAt > idleAfterMs
}

/** Resolves once this process has been idle for a moment: requests go before background work. */
export async function whenIdle({ idleMs, maxWaitMs } = heavyWork): Promise<void> {
  const end = performance.now() + maxWaitMs
  for (;;) {
    const now = performance.now()
    const left = Math.min(lastRequestAt + idleMs, end) - now
    if (left <= 0) return
    await new Promise((resolve) => setTimeout(resolve, left).unref())
  }
}
