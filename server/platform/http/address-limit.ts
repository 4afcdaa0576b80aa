/**
 * How many requests an address may make in a minute, counted in this process alone: it protects the
 * process. What protects people (sign-in, codes, coupons) is counted in the database, over all processes.
 */
export function createAddressLimit(perMinute: number, now: () => number = Date.now) {
  let windowEnds = 0
  let counts = new Map<string, number>()

  return {
    /** Counts a request; answers the seconds to wait where it was one too many, else 0. */
    count(address: string): number {
      const time = now()
      if (time >= windowEnds) {
        windowEnds = time + 60_000
        counts = new Map()
      }
      const count = (counts.get(address) ?? 0) + 1
      counts.set(address, count)
      return count > perMinute ? Math.max(1, Math.ceil((windowEnds - time) / 1_000)) : 0
    },
  }
}

export type AddressLimit = ReturnType<typeof createAddressLimit>
