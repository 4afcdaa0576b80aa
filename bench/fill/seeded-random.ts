export type SeededRandom = ReturnType<typeof seededRandom>

/** Pseudo-random choices, the same for the same seed. */
export function seededRandom(seed: number) {
  let state = (seed + 1) * 2_654_435_761
  /** From 0 up to, but not including, 1. */
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const number = (from: number, to: number) => from + Math.floor(next() * (to - from + 1))
  const one = <T>(items: readonly T[]): T => items[number(0, items.length - 1)] as T
  const some = <T>(items: readonly T[], from: number, to: number): T[] => {
    const chosen = new Set<T>()
    const many = Math.min(number(from, to), items.length)
    while (chosen.size < many) chosen.add(one(items))
    return items.filter((item) => chosen.has(item))
  }
  return { next, number, one, some }
}

/**
 * Ranks from 0 to `count` − 1 by Zipf's law, as visitors choose products: the first is chosen twice as often as the second,
 * three times as often as the third.
 */
export function zipfRanks(count: number, { next }: SeededRandom): () => number {
  const sums: number[] = []
  let sum = 0
  for (let rank = 1; rank <= count; rank++) {
    sum += 1 / rank
    sums.push(sum)
  }
  return () => {
    const wanted = next() * sum
    let [low, high] = [0, count - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) > wanted) high = middle
      else low = middle + 1
    }
    return low
  }
}
