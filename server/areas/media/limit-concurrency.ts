/** Picture work fills a processor: more than this at once in one process would only make everybody wait. */
const atOnce = 2

const eager: (() => void)[] = []
const patient: (() => void)[] = []
let running = 0

/**
 * Does picture work when it is its turn. What nobody waits for (`patient`) is done one piece at a
 * time, and only while nothing else is going on.
 */
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
