import { setImmediate } from 'node:timers/promises'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** How often a thread checks whether it is idle. */
const checkIntervalMs = 5_000
/** A heap that has grown less than this since the last collection is left alone. */
const minGrowthBytes = 8 * 1024 * 1024
/** V8 gives up pages of its heap that a second collection finds empty again. */
const collections = 2

/**
 * Returns the memory of a thread's last requests to the system once it is idle: V8 keeps it until the heap is full. The
 * thread stops for some 60 ms each time. Not the collection for memory pressure, which also discards compiled code.
 */
export function releaseMemoryWhen(isIdle: () => boolean): void {
  const collectGarbage = exposedCollector()
  let settledBytes = 0
  const heapBytes = () => getHeapStatistics().total_heap_size
  async function check(): Promise<void> {
    if (!isIdle() || heapBytes() < settledBytes + minGrowthBytes) return
    for (let time = 0; time < collections; time++) {
      collectGarbage()
      await setImmediate()
    }
    settledBytes = heapBytes()
  }
  setInterval(() => void check(), checkIntervalMs).unref()
}

/**
 * V8's `gc`, which contexts have that are created while the flag is set. The flag stays, because it is one for all threads: another that
 * starts at this moment would find no collector.
 */
function exposedCollector(): () => void {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as () => void
}
