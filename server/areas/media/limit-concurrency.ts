/** Image processing saturates a core: more than this at once in one process would only slow everyone down. */
const atOnce = 2

const waiting: (() => void)[] = []
let running = 0

/** Queues image processing. */
export async function limitConcurrency<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((start) => waiting.push(start))
  else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
