/** Of the size, what entries that were used again may take. */
const usedAgainShare = 0.8

type Entry<T> = { value: T; bytes: number }

/**
 * A map bounded in bytes that drops what was not used again first, then the least recently used: a robot that reads every
 * product once does not push out what visitors ask for. Two maps in the order of use (segmented LRU); a new entry is in the
 * first, and moves to the second when it is used. An entry above a tenth of the size is not stored. `onEvict` gets what is
 * dropped for want of room.
 */
export function createSegmentedLru<T>(maxBytes: number, onEvict?: (key: string, value: T) => void) {
  const stored = new Map<string, Entry<T>>()
  const usedAgain = new Map<string, Entry<T>>()
  let bytes = 0
  let usedAgainBytes = 0
  /** The last key of `usedAgain`, which needs no move. */
  let newest: string | undefined

  const find = (key: string) => usedAgain.get(key) ?? stored.get(key)

  function remove(key: string): void {
    const entry = find(key)
    if (!entry) return
    bytes -= entry.bytes
    if (usedAgain.delete(key)) usedAgainBytes -= entry.bytes
    else stored.delete(key)
    if (key === newest) newest = undefined
  }

  function moveBack(): void {
    for (const [key, entry] of usedAgain) {
      if (usedAgainBytes <= maxBytes * usedAgainShare) break
      usedAgain.delete(key)
      usedAgainBytes -= entry.bytes
      if (key === newest) newest = undefined
      stored.set(key, entry)
    }
  }

  function evict(): void {
    for (const [key, { value }] of stored) {
      if (bytes <= maxBytes) break
      remove(key)
      onEvict?.(key, value)
    }
  }

  return {
    /** Without counting as a use. */
    peek: (key: string): T | undefined => find(key)?.value,
    use(key: string): T | undefined {
      const entry = find(key)
      if (!entry || key === newest) return entry?.value
      if (stored.delete(key)) usedAgainBytes += entry.bytes
      else usedAgain.delete(key)
      usedAgain.set(key, entry)
      newest = key
      moveBack()
      return entry.value
    },
    set(key: string, value: T, size: number): void {
      remove(key)
      if (size > maxBytes / 10) return
      stored.set(key, { value, bytes: size })
      bytes += size
      evict()
    },
    /** The entry takes more or less memory now. */
    resize(key: string, size: number): void {
      const entry = find(key)
      if (!entry) return
      bytes += size - entry.bytes
      if (usedAgain.has(key)) usedAgainBytes += size - entry.bytes
      entry.bytes = size
      moveBack()
      evict()
    },
    delete: remove,
    *[Symbol.iterator](): Generator<[string, T]> {
      for (const [key, { value }] of stored) yield [key, value]
      for (const [key, { value }] of usedAgain) yield [key, value]
    },
    get bytes() {
      return bytes
    },
    get size() {
      return stored.size + usedAgain.size
    },
  }
}
