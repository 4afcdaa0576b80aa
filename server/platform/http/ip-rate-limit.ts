import { ipKey } from './ip-key.ts'

/**
 * Rate limit per IP (an IPv6 /64 network): how many requests it may make in a minute. Counted in this process alone: it
 * protects the process. Limits that protect people (sign-in, codes, coupons) are counted in the database, over all processes.
 */
export function createIpRateLimit(perMinute: number, now: () => number = Date.now) {
  let windowEnds = 0
  let counts = new Map<string, number>()

  return {
    /** Counts a request; returns the seconds to wait if it is over the limit, else 0. */
    count(ip: string): number {
      const time = now()
      const key = ipKey(ip)
      if (time >= windowEnds) {
        windowEnds = time + 60_000
        counts = new Map()
      }
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      return count > perMinute ? Math.max(1, Math.ceil((windowEnds - time) / 1_000)) : 0
    },
  }
}

export type IpRateLimit = ReturnType<typeof createIpRateLimit>
