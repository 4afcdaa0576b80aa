/** This long after the last request the process counts as idle. */
const idleMs = 1_500
/** A continuously busy shop still gets its work done, one item at a time. */
const maxWaitMs = 20_000

let lastRequestAt = Number.NEGATIVE_INFINITY

/** Called for every request. */
export function noteRequest(): void {
  lastRequestAt = performance.now()
}

/** Resolves once this process has been idle for a moment: for heavy background work. */
export async function whenIdle(): Promise<void> {
  const end = performance.now() + maxWaitMs
  for (;;) {
    const now = performance.now()
    const left = Math.min(lastRequestAt + idleMs, end) - now
    if (left <= 0) return
    await new Promise((resolve) => setTimeout(resolve, left).unref())
  }
}
