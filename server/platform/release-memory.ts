import { Session } from 'node:inspector/promises'
import { getHeapStatistics } from 'node:v8'

/** How often a thread looks whether it is idle. */
const lookMs = 5_000
/** A heap that has grown less than this since the last collection is left alone. */
const worthBytes = 8 * 1024 * 1024

/**
 * Returns the memory of a thread's last requests to the system once it is idle: V8 keeps it, and only a full collection as
 * under memory pressure returns it, for which the inspector is the interface. The thread stops for 60 to 200 ms.
 */
export function releaseMemoryWhen(isIdle: () => boolean): void {
  let settledBytes = 0
  const heapBytes = () => getHeapStatistics().total_heap_size
  async function look(): Promise<void> {
    if (!isIdle() || heapBytes() < settledBytes + worthBytes) return
    await collectGarbage()
    settledBytes = heapBytes()
  }
  setInterval(() => void look(), lookMs).unref()
}

async function collectGarbage(): Promise<void> {
  const session = new Session()
  session.connect()
  try {
    await session.post('HeapProfiler.collectGarbage')
  } finally {
    session.disconnect()
  }
}
