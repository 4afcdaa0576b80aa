import type { Server } from 'node:http'

/** So long after the last request nobody seems to be waiting. */
const idleMs = 1_500
/** A shop that is never quiet still gets its work done, a piece at a time. */
const maxWaitMs = 20_000

let lastRequestAt = Number.NEGATIVE_INFINITY

/** Listens to every request of a server, of whatever kind. */
export function trackRequests(server: Pick<Server, 'on'>): void {
  server.on('request', () => {
    lastRequestAt = performance.now()
  })
}

/** Resolves once this process has had no request for a moment: for heavy work that nobody waits for. */
export async function whenIdle(): Promise<void> {
  const end = performance.now() + maxWaitMs
  for (;;) {
    const now = performance.now()
    const left = Math.min(lastRequestAt + idleMs, end) - now
    if (left <= 0) return
    await new Promise((resolve) => setTimeout(resolve, left).unref())
  }
}
