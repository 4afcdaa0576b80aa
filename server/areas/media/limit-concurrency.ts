/** Image processing saturates a core: more than this at once in one process would only slow everyone down. */
const atOnce = 2

const eager: (() => void)[] = []
const patient: (() => void)[] = []
let running = 0

/** Queues image processing. Background work (`patient`) runs one item at a time, and only while nothing else runs. */
export async function limitConcurrency<T>(work: () => Promise<T>, { isPatient = false } = {}): Promise<T> {
  await new Promise<void>((start) => {
    const queue = isPatient ? patient : eager
    queue.push(start)
    startNext()
  })
  try {
    return await work()
  } finally {
    running--
    startNext()
  }
}

function startNext(): void {
  const next = running < atOnce ? (eager.shift() ?? (running === 0 ? patient.shift() : undefined)) : undefined
  if (!next) return
  running++
  next()
}
