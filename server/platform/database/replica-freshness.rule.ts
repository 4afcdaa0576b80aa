/** What the primary had written at a time. `time` was taken before the primary responded, `changes` before it was queried. */
export type Sample = { time: number; position: number; changes: number }

/** A replica contains everything committed before `time`, and the first `changes` announced changes. */
export type Freshness = Pick<Sample, 'time' | 'changes'>

/** Contains nothing that a read could rely on. */
export const unknownFreshness: Freshness = { time: Number.NEGATIVE_INFINITY, changes: -1 }

/**
 * Compares the replayed position with what the primary had written before, not with the time of the last replayed
 * transaction: a primary that writes nothing must not look like lag, and no two clocks are compared.
 */
export function freshnessOf(replayed: number, samples: readonly Sample[]): Freshness | undefined {
  return samples.findLast(({ position }) => position <= replayed)
}

export function isFresh({ time, changes }: Freshness, now: { time: number; changes: number }, maxLagMs: number): boolean {
  return changes >= now.changes && !isBehind({ time }, now, maxLagMs)
}

export function isBehind({ time }: Pick<Freshness, 'time'>, now: { time: number }, maxLagMs: number): boolean {
  return now.time - time > maxLagMs
}

/** Adds a sample and drops those that no replica may be as old as. */
export function addSample(samples: readonly Sample[], sample: Sample, maxLagMs: number): Sample[] {
  return [...samples.filter(({ time }) => sample.time - time <= maxLagMs), sample]
}
