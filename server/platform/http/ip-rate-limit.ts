import { ipKey } from './ip-key.ts'

/**
 * How many requests an address (of IPv6 a /64 network) may make in a minute, counted in this process alone: it protects the
 * process. What protects people (sign-in, codes, coupons) is counted in the database, over all processes.
 */
export function createIpRateLimit(perMinute: number, now: () => number = Date.now) {
  let windowEnds = 0
  let counts = new Map<string, number>()

  return {
    /** Counts a request; answers the seconds to wait where it was one too many, else 0. */
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
